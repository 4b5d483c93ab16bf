import type { LinkTerms } from './link-article.js';
import { type SparseVector, sparseVector } from './sparse-vector.js';
import type { TermTable } from './term-table.js';

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
  const { terms, counts } = articles.length === 1 && articles[0] ? articles[0] : countsOfAll(articles);
  const weights = Float64Array.from(terms, (term, at) => {
    const rarity = table.rarity(term);
    return Math.log(1 + (counts[at] ?? 0)) * rarity * Math.sqrt(rarity);
  });
  return sparseVector(terms, weights, MOST_TERMS);
}

function countsOfAll(articles: readonly LinkTerms[]): { terms: Int32Array; counts: ArrayLike<number> } {
  const sums = new Map<number, number>();
  for (const { terms, counts } of articles)
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      sums.set(term, (sums.get(term) ?? 0) + (counts[at] ?? 0));
    }
  const terms = Int32Array.from(sums.keys()).sort();
  return { terms, counts: Float64Array.from(terms, (term) => sums.get(term) ?? 0) };
}

/** ln(1 + count) · rarity of all terms, scaled to length 1: for articles within one event. */
export function articleVector({ terms, counts }: LinkTerms, table: TermTable): SparseVector {
  const weights = Float64Array.from(terms, (term, at) => (counts[at] ?? 0) * table.rarity(term));
  return sparseVector(terms, weights, Number.POSITIVE_INFINITY);
}

/** Factor for the silence between two spans of time. */
export function nearness(a: Pick<Part, 'from' | 'to'>, b: Pick<Part, 'from' | 'to'>, gap: number): number {
  return Math.exp(-Math.max(0, a.from - b.to, b.from - a.to) / gap);
}
