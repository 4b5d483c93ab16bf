import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkKey, readSagas } from '../gold/sagas.js';
import { readHeadlines } from './recorded-headlines.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'followthrough-headlines-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, lines: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return path;
}

const item = {
  domain: 'herald.example',
  title: 'Dam above Orvale breaks',
  link: 'https://herald.example/dam?id=1&part=2',
  description: 'The dam above Orvale broke on Monday.',
  firstSeen: '20310512T080300Z',
};

describe('readHeadlines', () => {
  it('reads items as articles that were published when they were first seen', async () => {
    const later = {
      ...item,
      domain: 'gull.example',
      link: 'https://gull.example/2',
      firstSeen: '20310514T000000Z',
    };
    const { recording, articles } = await readHeadlines(file('two.jsonl', [item, later]));
    expect(articles).toMatchObject([
      { id: 1, outlet: 'herald.example', sourceId: 1, title: item.title, url: item.link },
      { id: 2, outlet: 'gull.example', sourceId: 2 },
    ]);
    expect(articles[0]?.publishedAt).toEqual(new Date('2031-05-12T08:03:00Z'));
    expect([recording.from, recording.to]).toEqual(articles.map(({ publishedAt }) => publishedAt));
  });

  it('refuses a line that is not an item, and an archive without any', async () => {
    const broken = file('broken.jsonl', [item, { ...item, firstSeen: 'yesterday' }]);
    await expect(readHeadlines(broken)).rejects.toThrow(/line 2: .*firstSeen/s);
    await expect(readHeadlines(file('empty.jsonl', []))).rejects.toThrow(/no items/);
  });
});

describe('readSagas', () => {
  it('fills in what a story lacks, and refuses other lines', async () => {
    const story = { id: 'dam', articles: [item.link], status: 'open' };
    expect(await readSagas(file('sagas.jsonl', [story]))).toEqual([
      { ...story, notArticles: [], developments: [], comment: [], whereArticle: [] },
    ]);
    await expect(readSagas(file('bad.jsonl', [{ id: 'dam' }]))).rejects.toThrow(/invalid story/);
  });

  it('compares links whose ampersands are escaped', () => {
    expect(linkKey('https://herald.example/dam?id=1&amp;part=2')).toBe(linkKey(item.link));
  });
});
