import { readFileSync } from 'node:fs';
import { directoryCategory } from '#domain/sources';
import { ownerGroup } from '#domain/stories/origins';
import type { WikipediaStatus } from '#vocabulary';
import { describeSource } from '../sources/describe-source.js';
import type { DirectoryEntry } from '../sources/directory-entry.js';
import { parseDirectoryLine, parseWikipediaStatuses } from './directory-line.js';
import { KNOWN_OWNERS } from './known-owners.js';
import { directoryDomains, withoutDoubles } from './other-domains.js';

const DIRECTORY_FILE = new URL('./data/directory.jsonl', import.meta.url);
const STATUSES_FILE = new URL('./data/wikipedia/statuses.json', import.meta.url);
/** `biasAgreed` is null if there is only one rating. */
const BIAS_ORIGIN = { one: 'a single public rating', more: 'median of public ratings' };

/**
 * The bundled source directory, sorted by domain, with one entry for each outlet.
 * @throws DamagedDirectory if a data file is invalid; it names the line
 */
export function directoryEntries(): DirectoryEntry[] {
  const statuses = parseWikipediaStatuses(readFileSync(STATUSES_FILE, 'utf8'));
  const lines = readFileSync(DIRECTORY_FILE, 'utf8').split('\n');
  const entries = lines.flatMap((line, i) => (line === '' ? [] : [completeEntry(line, i + 1, statuses)]));
  return withoutDoubles(entries, directoryDomains());
}

function completeEntry(text: string, number: number, statuses: Map<string, WikipediaStatus>): DirectoryEntry {
  const line = parseDirectoryLine(text, number);
  const { domain, mediaType, country, bias, biasAgreed } = line;
  const ownerName = ownerGroup(line.ownerName ?? KNOWN_OWNERS.get(domain) ?? null);
  const owned = line.ownerName !== null;
  const feedCategories = line.feeds.map(({ categories }) => categories);
  return {
    ...line,
    ownerName,
    category: directoryCategory({ mediaType, country, owned, feedCategories }),
    description: describeSource(mediaType, country),
    biasOrigin: bias === null ? null : BIAS_ORIGIN[biasAgreed === null ? 'one' : 'more'],
    wikipediaStatus: statuses.get(domain) ?? null,
  };
}
