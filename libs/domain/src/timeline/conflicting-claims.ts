import type { ClaimKind } from './claim-kinds.js';
import type { NumberClaim } from './number-claims.js';

const MAX_SETS = 6;
const MAX_CLAIMS = 12;

/** Who said which number when. */
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

/** One article's words on a milestone, with the numbers that it gives. */
export interface ClaimingArticle {
  articleId: number;
  originKey: string;
  at: Date;
  claims: readonly NumberClaim[];
}

/**
 * The numbers on which a milestone's articles disagree, side by side: of each kind and unit with more than one value,
 * the first article of each origin that gives each value, the newest twelve. At most six sets, those that most
 * articles speak of. Numbers that all agree on make no set.
 */
export function conflictingClaims(articles: readonly ClaimingArticle[]): ClaimSet[] {
  const sets = new Map<string, ClaimSet>();
  for (const { articleId, originKey, at, claims } of [...articles].sort(inOrder)) {
    for (const { kind, unit, value, atLeast } of claims) {
      const set = sets.get(`${kind} ${unit}`) ?? { kind, unit, claims: [] };
      sets.set(`${kind} ${unit}`, set);
      if (set.claims.some((each) => each.originKey === originKey && each.value === value)) continue;
      set.claims.push({ value, atLeast, articleId, originKey, at });
    }
  }
  return [...sets.values()]
    .filter(({ claims }) => new Set(claims.map(({ value }) => value)).size > 1)
    .sort((a, b) => b.claims.length - a.claims.length)
    .slice(0, MAX_SETS)
    .map((set) => ({ ...set, claims: set.claims.slice(-MAX_CLAIMS) }));
}

function inOrder(a: ClaimingArticle, b: ClaimingArticle): number {
  return a.at.getTime() - b.at.getTime() || a.articleId - b.articleId;
}
