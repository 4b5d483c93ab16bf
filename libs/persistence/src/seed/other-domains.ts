import { readFileSync } from 'node:fs';
import type { DirectoryEntry } from '../sources/directory-entry.js';
import { DamagedDirectory } from './directory-line.js';

const FILE = new URL('./data/other-domains.json', import.meta.url);
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The domain of an outlet in the directory by each of its other domains.
 * @throws DamagedDirectory if the file is invalid; it names the domain
 */
export function directoryDomains(): Map<string, string> {
  return parseOtherDomains(readFileSync(FILE, 'utf8'));
}

/** Reads and checks `other-domains.json`: domain → other domains of the same outlet. */
export function parseOtherDomains(text: string): Map<string, string> {
  const given = JSON.parse(text) as Record<string, readonly string[]>;
  const stated = new Map<string, string>();
  for (const [domain, others] of Object.entries(given))
    for (const other of others) {
      const where = `other-domains.json: '${other}' of '${domain}'`;
      if (!DOMAIN.test(other)) throw new DamagedDirectory(`${where} is not a domain`);
      if (stated.has(other) || Object.hasOwn(given, other))
        throw new DamagedDirectory(`${where} is listed twice`);
      stated.set(other, domain);
    }
  return stated;
}

/** Facts that an entry takes from its double if it has none itself. */
const FILLED = ['country', 'language', 'mediaType', 'ownerName', 'wikipediaStatus'] as const;

/** The entries without doubles: an entry of another domain of an outlet gives its feeds and facts to the outlet's entry. */
export function withoutDoubles(
  entries: readonly DirectoryEntry[],
  stated: ReadonlyMap<string, string>,
): DirectoryEntry[] {
  const doubles = Map.groupBy(entries, ({ domain }) => stated.get(domain));
  return entries.flatMap((entry) =>
    stated.has(entry.domain) ? [] : [(doubles.get(entry.domain) ?? []).reduce(joined, entry)],
  );
}

function joined(entry: DirectoryEntry, double: DirectoryEntry): DirectoryEntry {
  const filled = Object.fromEntries(FILLED.map((field) => [field, entry[field] ?? double[field]]));
  const { bias, biasAgreed, biasOrigin } = entry.bias === null ? double : entry;
  const { pc1, pc1Observed } = entry.pc1Observed === 0 ? double : entry;
  const known = new Set(entry.feeds.map(({ url }) => url));
  const feeds = [...entry.feeds, ...double.feeds.filter(({ url }) => !known.has(url))];
  return { ...entry, ...filled, bias, biasAgreed, biasOrigin, pc1, pc1Observed, feeds };
}
