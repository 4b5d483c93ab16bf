import type { ArticleTerms } from '../placing/article-terms.js';

/** Cosine from which two texts are one that was copied. */
const COPIED = 0.9;

/** The cosine of every two articles' texts, 0–1; time and memory grow with the square of their number. */
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

/** Mean likeness of an article of one part to another one of the other, which may be the same part. */
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

/** Of each article the first one of nearly the same text, itself where none came before: copies have one voice. */
export function originals(likeness: readonly Float64Array[]): number[] {
  const first: number[] = [];
  for (const [at, row] of likeness.entries()) {
    const known = row.findIndex((value, other) => other < at && value >= COPIED);
    first.push(known < 0 ? at : (first[known] ?? at));
  }
  return first;
}
