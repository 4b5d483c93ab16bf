import { BIASES, WIKIPEDIA_STATUSES, type WikipediaStatus } from '#vocabulary';
import type { DirectoryEntry } from '../sources/directory-entry.js';

/** The fields of one line of `directory.jsonl`. The rest of an entry is derived. */
export type DirectoryLine = Omit<
  DirectoryEntry,
  'category' | 'description' | 'biasOrigin' | 'wikipediaStatus'
>;

/** A data file of the bundled directory is invalid. The message names the file, line and field. */
export class DamagedDirectory extends Error {
  readonly code = 'damaged_directory';
}

/** Reads and checks one line of `directory.jsonl`. */
export function parseDirectoryLine(text: string, number: number): DirectoryLine {
  const check = (ok: boolean, what: string): void => {
    if (!ok) throw new DamagedDirectory(`directory.jsonl, line ${number}: ${what}`);
  };
  const value = parseObject(text, `directory.jsonl, line ${number}`);
  for (const field of ['domain', 'slug', 'name', 'url']) check(isText(value[field]), `'${field}' is missing`);
  for (const field of ['country', 'language', 'mediaType', 'ownerName'])
    check(value[field] === null || isText(value[field]), `'${field}' is neither text nor null`);
  check(/^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(String(value.slug)), `'slug' is not a slug`);
  check(isWebAddress(value.url), `'url' is not an HTTP(S) URL`);
  check(value.bias === null || BIASES.some((label) => label === value.bias), `'bias' is unknown`);
  check(value.biasAgreed === null || typeof value.biasAgreed === 'boolean', `'biasAgreed' is not a boolean`);
  check(value.pc1 === null || isBetween(value.pc1, 0, 1), `'pc1' is not between 0 and 1`);
  check(isBetween(value.pc1Observed, 0, 100), `'pc1Observed' is not a count`);
  check(Array.isArray(value.feeds) && value.feeds.every(isFeed), `'feeds' contains an invalid feed`);
  const line = value as unknown as DirectoryLine;
  const feeds = line.feeds.map((feed) => ({ ...feed, activeAtFirst: feed.activeAtFirst === true }));
  return { ...line, feeds };
}

/** Reads and checks `wikipedia/statuses.json`: domain → status. */
export function parseWikipediaStatuses(text: string): Map<string, WikipediaStatus> {
  const statuses = new Map<string, WikipediaStatus>();
  for (const [domain, value] of Object.entries(parseObject(text, 'statuses.json'))) {
    const status = WIKIPEDIA_STATUSES.find((one) => one === value);
    if (!status) throw new DamagedDirectory(`statuses.json: '${domain}' has an unknown status`);
    statuses.set(domain, status);
  }
  return statuses;
}

function parseObject(text: string, where: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DamagedDirectory(`${where}: not JSON`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new DamagedDirectory(`${where}: not an object`);
  return value as Record<string, unknown>;
}

function isFeed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { url, categories } = value as Record<string, unknown>;
  return isWebAddress(url) && Array.isArray(categories) && categories.every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isBetween(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && value >= low && value <= high;
}
