import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ParsedFeed } from '#domain/ingest/article';
import { parseFeed, readDate } from '#domain/ingest/parse';
import type { CommandLine } from '../start/command-line.js';

interface FeedCase {
  contentType?: string;
  charset?: string;
  expect: Record<string, string | number>;
}

type ReadFeed = Extract<ParsedFeed, { kind: 'feed' }>;

/**
 * `eval feeds DIR`: runs the feed reader on documents `X.xml` with expectations `X.json` and prints one line per folder. A case
 * passes if every expected field equals the parsed one after trimming. Titles and links are compared as written in the feed, and
 * made absolute only if the document states a base. `--failed` lists the failed cases.
 */
export async function run({ operands, flags }: CommandLine): Promise<void> {
  const listFailures = flags.has('failed');
  for (const root of operands) {
    for (const folder of foldersWithin(root)) await evalFolder(folder, root, listFailures);
  }
}

async function evalFolder(folder: string, root: string, listFailures: boolean): Promise<void> {
  const cases = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (cases.length === 0) return;
  let passed = 0;
  for (const file of cases.sort()) {
    const failures = await failuresOf(join(folder, file));
    if (failures.length === 0) passed++;
    else if (listFailures) console.error(JSON.stringify({ case: basename(file, '.json'), failures }));
  }
  const name = folder === root ? basename(root) : folder.slice(root.length).replace(/^\/+/, '');
  console.log(JSON.stringify({ eval: 'feeds', folder: name, cases: cases.length, passed }));
}

async function failuresOf(file: string): Promise<string[]> {
  const gold = JSON.parse(readFileSync(file, 'utf8')) as FeedCase;
  const contentType = gold.contentType ?? (gold.charset ? `application/xml; charset=${gold.charset}` : null);
  const read = parseFeed(readFileSync(file.replace(/\.json$/, '.xml')), contentType, 'http://feed.invalid/');
  if (read.kind !== 'feed') return [`${read.reason}: ${read.detail}`];
  return Object.entries(gold.expect).flatMap(([path, expected]) => {
    const found = fieldOf(read, path);
    return matches(found, expected, path)
      ? []
      : [`${path}: expected ${JSON.stringify(expected)}, read ${JSON.stringify(found)}`];
  });
}

function fieldOf(read: ReadFeed, path: string): unknown {
  const [owner = '', field = ''] = path.split('.');
  if (path === 'items.count') return read.items.length;
  if (owner === 'feed') return { ...read.feed }[field as keyof ReadFeed['feed']];
  const item = read.items[Number(/\d+/.exec(owner)?.[0] ?? -1)];
  if (item === undefined) return undefined;
  const fields: Record<string, unknown> = {
    title: item.titleMarkup,
    link: item.carriedLink ?? item.link,
    id: item.guid,
    summary: item.summary,
    content: item.content,
    author: item.author,
    published: item.publishedAt,
    updated: item.updatedAt,
    tags: item.categories,
    enclosures: item.enclosures.flatMap((file) => [file.url, file.type, file.length]),
  };
  return fields[field];
}

function matches(found: unknown, expected: string | number, path: string): boolean {
  if (Array.isArray(found)) return found.some((one) => trimmed(one) === trimmed(expected));
  if (/\.(?:published|updated)$/.test(path)) {
    return found instanceof Date && found.getTime() === readDate(String(expected))?.getTime();
  }
  return trimmed(found) === trimmed(expected);
}

function trimmed(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim();
}

function foldersWithin(root: string): string[] {
  const within = readdirSync(root).map((name) => join(root, name));
  return [root, ...within.filter((path) => statSync(path).isDirectory()).flatMap(foldersWithin)];
}
