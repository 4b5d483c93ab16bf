import { domainLabel, servedDomain } from './outlet-domain.js';

/** The facts about a source that say which outlet it is. */
export interface OutletFacts {
  domain: string;
  name: string;
  /** Its owner group, or null if it has none. */
  owner: string | null;
  /** BCP 47, or null if it is unknown. */
  language: string | null;
}

/**
 * Whether two sources are one outlet without anybody stating it: the same name, the same owner and the same domain but
 * for its ending, and no two languages. Name and owner alone are not enough, because lists give titles of one house
 * the name of the house.
 */
export function isSameOutlet(one: OutletFacts, other: OutletFacts): boolean {
  if (one.owner === null || one.owner !== other.owner) return false;
  if (plainName(one.name) === '' || plainName(one.name) !== plainName(other.name)) return false;
  if (domainLabel(one.domain) !== domainLabel(other.domain)) return false;
  return one.language === null || other.language === null || one.language === other.language;
}

/** A source that is the same outlet as another, which is kept. */
export interface Double<Source> {
  double: Source;
  kept: Source;
}

/**
 * The sources that are doubles of another one: stated as its other domain, a service host of it ('m.', 'feeds.'), or
 * the same outlet by name and owner. Of the latter the first in the list is kept. A chain of doubles ends at one source.
 *
 * @param stated the domain of an outlet by each of its other domains
 */
export function doublesAmong<Source extends OutletFacts>(
  sources: readonly Source[],
  stated: ReadonlyMap<string, string>,
): Double<Source>[] {
  const byDomain = new Map(sources.map((source) => [source.domain, source]));
  const byName = new Map<string, Source[]>();
  const next = new Map<Source, Source>();
  for (const source of sources) {
    const known =
      byDomain.get(stated.get(source.domain) ?? '') ?? byDomain.get(servedDomain(source.domain) ?? '');
    const name = plainName(source.name);
    const namesakes = byName.get(name) ?? [];
    byName.set(name, [...namesakes, source]);
    const kept = known ?? namesakes.find((other) => isSameOutlet(source, other));
    if (kept !== undefined && kept !== source) next.set(source, kept);
  }
  return [...next.keys()].flatMap((double) => {
    const kept = lastOf(double, next);
    return kept === null ? [] : [{ double, kept }];
  });
}

/** The end of a chain, or null for a circle. */
function lastOf<Source>(from: Source, next: ReadonlyMap<Source, Source>): Source | null {
  const seen = new Set<Source>();
  let at = from;
  for (let to = next.get(at); to !== undefined; to = next.get(at)) {
    if (seen.has(at)) return null;
    seen.add(at);
    at = to;
  }
  return at;
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^the\s+/u, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
