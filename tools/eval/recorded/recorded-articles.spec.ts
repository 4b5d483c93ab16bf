import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readRecording } from './recorded-articles.js';

let folder: string;
const outlets = {
  herald: { name: 'Orrin Herald', domain: 'herald.example' },
  heraldtv: { name: 'Orrin Herald TV', domain: 'herald.example' },
  courant: { name: 'Orrin Courant', domain: 'courant.example' },
};

const rss = (host: string, path: string) =>
  `<rss version="2.0"><channel><title>News</title><item><title>Harbour bridge closed after cracks</title>` +
  `<link>https://${host}/${path}</link><pubDate>Tue, 04 Mar 2031 10:00:00 GMT</pubDate></item></channel></rss>`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'followthrough-recording-'));
  const documents: [string, string][] = [
    ['herald', rss('herald.example', 'bridge')],
    ['heraldtv', rss('herald.example', 'tv/bridge')],
    ['courant', rss('courant.example', 'bridge')],
    ['courant', 'no feed at all'],
  ];
  const lines = documents.map(([outlet, text], index) => {
    const [fetched, file] = [`20310304T1${index}0000Z`, `${outlet}/${index}.xml`];
    mkdirSync(join(folder, outlet), { recursive: true });
    writeFileSync(join(folder, file), text);
    return JSON.stringify({ outlet, fetched, file, sha1: 'a'.repeat(40) });
  });
  writeFileSync(join(folder, 'manifest.jsonl'), lines.join('\n'));
  writeFileSync(join(folder, 'outlets.json'), JSON.stringify(outlets));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('readRecording', () => {
  it('reads each article of a source once, even if several of its feeds carry it', async () => {
    const { articles, documents, unreadable } = await readRecording(folder);
    expect({ documents, unreadable }).toEqual({ documents: 4, unreadable: 1 });
    expect(articles.map(({ outlet, sourceId, id }) => ({ outlet, sourceId, id }))).toEqual([
      { outlet: 'herald', sourceId: 1, id: 1 },
      { outlet: 'courant', sourceId: 2, id: 2 },
    ]);
  });
});
