import type { ClaimKind } from './claim-kinds.js';
import type { NumberClaim } from './number-claims.js';

const MAX_SETS = 6;
const MAX_CLAIMS = 12;
/** How long before a milestone (ms) earlier numbers are compared with its own. */
const EARLIER_MS = 86_400_000;

/** A number with its article, origin and time. */
export interface SourcedClaim {
  value: number;
  atLeast: boolean;
  articleId: number;
  originKey: string;
  /** Publication of the article. */
  at: Date;
}

/** Numbers of one kind and unit that disagree within a milestone. */
export interface ClaimSet {
  kind: ClaimKind;
  unit: string;
  /** Newest last. */
  claims: SourcedClaim[];
}

/** An article of a milestone, with the numbers that it states. */
export interface ClaimingArticle {
  articleId: number;
  originKey: string;
  at: Date;
  claims: readonly NumberClaim[];
}

/**
 * The numbers on which a milestone's articles disagree. A set has all values of one kind and unit from its articles and
 * from the topic's articles of the day before, each value once per origin, the newest twelve. Returns at most six sets, the
 * largest first. Numbers on which all agree are left out.
 */
export function conflictingClaims(
  own: readonly ClaimingArticle[],
  earlier: readonly ClaimingArticle[] = [],
): ClaimSet[] {
  const opened = Math.min(...own.map(({ at }) => at.getTime()));
  const before = earlier.filter(({ at }) => at.getTime() >= opened - EARLIER_MS);
  const given = new Set(own.flatMap(({ claims }) => claims.map(keyOf)));
  const sets = new Map<string, ClaimSet>();
  const seen = new Set<string>();
  for (const { articleId, originKey, at, claims } of [...before, ...own].sort(inOrder)) {
    for (const claim of claims) {
      const key = keyOf(claim);
      const seenKey = `${key} ${claim.value} ${originKey}`;
      if (!given.has(key) || seen.has(seenKey)) continue;
      seen.add(seenKey);
      const set = sets.get(key) ?? { kind: claim.kind, unit: claim.unit, claims: [] };
      sets.set(key, set);
      set.claims.push({ value: claim.value, atLeast: claim.atLeast, articleId, originKey, at });
    }
  }
  return [...sets.values()]
    .filter(({ claims }) => new Set(claims.map(({ value }) => value)).size > 1)
    .sort((a, b) => b.claims.length - a.claims.length)
    .slice(0, MAX_SETS)
    .map((set) => ({ ...set, claims: set.claims.slice(-MAX_CLAIMS) }));
}

function keyOf({ kind, unit }: NumberClaim): string {
  return `${kind} ${unit}`;
}

function inOrder(a: ClaimingArticle, b: ClaimingArticle): number {
  return a.at.getTime() - b.at.getTime() || a.articleId - b.articleId;
}
