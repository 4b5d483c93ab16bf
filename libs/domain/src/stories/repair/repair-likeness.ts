import type { ArticleTerms } from '../placing/article-terms.js';

/** Cosine from which two texts count as copies. */
const COPIED = 0.9;

/** The cosine of each pair of articles, 0–1. Time and memory grow with the square of their number. */
export function likenessOf(articles: readonly ArticleTerms[]): Float64Array[] {
  const rows = articles.map(() => new Float64Array(articles.length));
  const bearing = new Map<string, { at: number; weight: number }[]>();
  for (const [at, { text }] of articles.entries()) {
    for (const [term, weight] of text.weights) {
      const before = bearing.get(term) ?? [];
      for (const other of before) add(rows, at, other.at, weight * other.weight);
      before.push({ at, weight });
      bearing.set(term, before);
    }
  }
  return rows;
}

function add(rows: readonly Float64Array[], a: number, b: number, product: number): void {
  const [row, mirrored] = [rows[a], rows[b]];
  if (!row || !mirrored) return;
  row[b] = (row[b] ?? 0) + product;
  mirrored[a] = (mirrored[a] ?? 0) + product;
}

/** Mean cosine between the articles of two parts. Both may be the same part. */
export function meanLikeness(
  likeness: readonly Float64Array[],
  part: readonly number[],
  other: readonly number[],
): number {
  let [sum, pairs] = [0, 0];
  for (const a of part) {
    for (const b of other) {
      if (a === b) continue;
      sum += likeness[a]?.[b] ?? 0;
      pairs += 1;
    }
  }
  return pairs === 0 ? 0 : sum / pairs;
}

/** For each article, the first one with nearly the same text; itself if there is none before it. */
export function originals(likeness: readonly Float64Array[]): number[] {
  const first: number[] = [];
  for (const [at, row] of likeness.entries()) {
    const known = row.findIndex((value, other) => other < at && value >= COPIED);
    first.push(known < 0 ? at : (first[known] ?? at));
  }
  return first;
}
