import type { Outlet } from './series/outlets.js';
import type { Period } from './series/overused-terms.js';
import { type SparseVector, sortedKeys, sparseVector } from './sparse-vector.js';
import type { TermTable } from './term-table.js';
import { dampedCount, type LinkTerms } from './term-use.js';

const MOST_TERMS = 50;

/** An article as the linker remembers it. */
export interface LinkedArticle extends LinkTerms {
  id: number;
  event: number;
  /** The story that it is in. */
  story: number;
  /** Published (ms). */
  time: number;
  outlet: Outlet;
  /** In which its outlet's use of its terms was counted. */
  period: Period;
}

/** Articles of one event and one story that report the same matter: the unit of linking. */
export interface Part {
  number: number;
  event: number;
  story: number;
  articles: LinkedArticle[];
  vector: SparseVector;
  /** The number of articles when the vector was made. */
  weighed: number;
  /** Square root of the number of articles. */
  weight: number;
  from: number;
  to: number;
}

/** ln(1 + Σ ln(1 + count)) · rarity^1.5 of each term, the heaviest 50, scaled to length 1. */
export function partVector(articles: readonly LinkTerms[], table: TermTable): SparseVector {
  const { terms, sums } = sumsOf(articles);
  const weights = new Float64Array(terms.length);
  for (let at = 0; at < terms.length; at += 1) {
    const rarity = table.rarity(terms[at] ?? 0);
    weights[at] = Math.log(1 + (sums[at] ?? 0)) * rarity * Math.sqrt(rarity);
  }
  return sparseVector(terms, weights, MOST_TERMS, (term) => table.uniqueNameOf(term));
}

/** The terms of all articles in ascending order, and Σ ln(1 + count) of each. */
function sumsOf(articles: readonly LinkTerms[]): { terms: Int32Array; sums: Float64Array } {
  const [only] = articles;
  if (articles.length === 1 && only) return { terms: only.terms, sums: dampedCounts(only) };
  const found = new Map<number, number>();
  for (const article of articles)
    for (let at = 0; at < article.terms.length; at += 1) {
      const term = article.terms[at] ?? 0;
      found.set(term, (found.get(term) ?? 0) + dampedCount(article, at));
    }
  const terms = sortedKeys(found);
  const sums = new Float64Array(terms.length);
  for (let at = 0; at < terms.length; at += 1) sums[at] = found.get(terms[at] ?? 0) ?? 0;
  return { terms, sums };
}

function dampedCounts(article: LinkTerms): Float64Array {
  const counts = new Float64Array(article.terms.length);
  for (let at = 0; at < counts.length; at += 1) counts[at] = dampedCount(article, at);
  return counts;
}

/** ln(1 + count) · rarity of all terms, scaled to length 1: for articles within one event. */
export function articleVector(article: LinkTerms, table: TermTable): SparseVector {
  const weights = dampedCounts(article);
  for (let at = 0; at < weights.length; at += 1)
    weights[at] = (weights[at] ?? 0) * table.rarity(article.terms[at] ?? 0);
  return sparseVector(article.terms, weights, Number.POSITIVE_INFINITY, (term) => table.uniqueNameOf(term));
}
