import type { LinkTerms } from './link-article.js';
import { type SparseVector, sparseVector } from './sparse-vector.js';
import type { TermTable } from './term-table.js';

/** Exponent of rarity: names that few articles have decide. */
const RARITY_POWER = 1.5;
const MOST_TERMS = 50;

/** An article as the linker remembers it. */
export interface LinkedArticle extends LinkTerms {
  id: number;
  event: number;
  /** The story that it is in. */
  story: number;
  /** Published (ms). */
  time: number;
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
  const sums = new Map<number, number>();
  for (const { terms, counts } of articles)
    for (const [at, term] of terms.entries()) sums.set(term, (sums.get(term) ?? 0) + (counts[at] ?? 0));
  const weighed: [number, number][] = [];
  for (const [term, sum] of sums) {
    const rarity = table.rarity(term);
    if (rarity > 0) weighed.push([term, Math.log(1 + sum) * rarity ** RARITY_POWER]);
  }
  return sparseVector(weighed, MOST_TERMS);
}

/** ln(1 + count) · rarity of all terms, scaled to length 1: for articles within one event. */
export function articleVector({ terms, counts }: LinkTerms, table: TermTable): SparseVector {
  const weighed = Array.from(terms, (term, at): [number, number] => [
    term,
    (counts[at] ?? 0) * table.rarity(term),
  ]);
  return sparseVector(weighed, Number.POSITIVE_INFINITY);
}

/** Factor for the silence between two spans of time. */
export function nearness(a: Pick<Part, 'from' | 'to'>, b: Pick<Part, 'from' | 'to'>, gap: number): number {
  return Math.exp(-Math.max(0, a.from - b.to, b.from - a.to) / gap);
}
