import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Parser from 'rss-parser';
import { type ParsedFeed } from '#domain/ingest/article';
import { decodeDocument, parseFeed } from '#domain/ingest/parse';
import { renderFictionalRecording } from './render-recording.js';

interface Line {
  outlet: string;
  file: string;
}

interface Item {
  title: string;
  link: string;
  id: string | null;
  published: string | null;
}

const NOWHERE = 'http://feed.invalid/';
/** Each of these outlets serves one document that rss-parser refuses: an empty one, and a truncated one. */
const FAULTY = ['saltmereobserver', 'valleycourier'];

const folder = mkdtempSync(join(tmpdir(), 'two-readers-'));
let documents: { line: Line; bytes: Buffer }[];

beforeAll(async () => {
  await renderFictionalRecording(folder);
  const lines = readFileSync(join(folder, 'manifest.jsonl'), 'utf8').trim().split('\n');
  documents = lines
    .map((line): Line => JSON.parse(line))
    .map((line) => ({ line, bytes: readFileSync(join(folder, line.file)) }))
    .filter(({ bytes }) => !bytes.subarray(0, 20).toString().startsWith('{'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parser = new Parser<object, { id?: string }>();

/** The document as read by rss-parser, or null if it refuses it. It ignores the ids of RSS 1.0, which are attributes. */
async function readByRssParser(bytes: Buffer, text: string) {
  const feed = await parser.parseString(text).catch(() => null);
  const hasIds = !bytes.includes('<rdf:RDF');
  return (
    feed && { title: feed.title, link: feed.link, items: feed.items.map((item) => theirs(item, hasIds)) }
  );
}

function theirs(item: Parser.Item & { id?: string }, hasIds: boolean): Item {
  return {
    title: item.title?.trim() ?? '',
    link: item.link?.trim() ?? '',
    id: hasIds ? item.guid || item.id || null : null,
    published: item.isoDate ?? null,
  };
}

function ours({ feed, items }: Extract<ParsedFeed, { kind: 'feed' }>, hasIds: boolean) {
  const read = items.map((item) => ({
    title: item.titleMarkup.trim(),
    link: item.carriedLink ?? item.link ?? '',
    id: hasIds ? item.guid : null,
    published: item.publishedAt?.toISOString() ?? null,
  }));
  return { title: feed.title, link: feed.link, items: read };
}

describe('our feed reader, compared with rss-parser', () => {
  it('reads the same titles, links, ids and dates in every document that both can read', async () => {
    const refused: string[] = [];
    let compared = 0;
    for (const { line, bytes } of documents) {
      const expected = await readByRssParser(bytes, decodeDocument(bytes, null).text);
      if (expected === null) {
        refused.push(line.outlet);
        continue;
      }
      const read = parseFeed(bytes, null, NOWHERE);
      if (read.kind !== 'feed') throw new Error(`${line.file}: ${read.detail}`);
      expect({ file: line.file, ...ours(read, !bytes.includes('<rdf:RDF')) }).toEqual({
        file: line.file,
        ...expected,
      });
      compared += read.items.length;
    }
    expect(compared).toBeGreaterThan(10_000);
    expect(refused.sort()).toEqual(FAULTY);
  });

  it('reads the complete items of the truncated document, which rss-parser refuses', async () => {
    const read = await Promise.all(
      documents
        .filter(({ line }) => line.outlet === 'valleycourier')
        .map(async ({ bytes }) => ({
          read: parseFeed(bytes, null, NOWHERE),
          isRefused: (await readByRssParser(bytes, decodeDocument(bytes, null).text)) === null,
        })),
    );
    const cut = read.filter(({ isRefused }) => isRefused);
    expect(cut).toHaveLength(1);
    expect(cut[0]?.read).toMatchObject({ kind: 'feed', cut: true });
  });
});
