/** A vector of length 1: term numbers in ascending order, and their weights in the same order. */
export interface SparseVector {
  terms: Int32Array;
  weights: Float32Array;
}

/** Keeps the `most` heaviest terms and scales them to length 1. */
export function sparseVector(weighed: [term: number, weight: number][], most: number): SparseVector {
  const heaviest =
    weighed.length > most ? weighed.sort(([a, x], [b, y]) => y - x || a - b).slice(0, most) : weighed;
  heaviest.sort(([a], [b]) => a - b);
  const length = Math.sqrt(heaviest.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return {
    terms: Int32Array.from(heaviest, ([term]) => term),
    weights: Float32Array.from(heaviest, ([, weight]) => weight / length),
  };
}

/** The cosine of two vectors, 0–1. */
export function cosine(a: SparseVector, b: SparseVector): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.terms.length && j < b.terms.length; ) {
    const difference = (a.terms[i] ?? 0) - (b.terms[j] ?? 0);
    if (difference === 0) sum += (a.weights[i] ?? 0) * (b.weights[j] ?? 0);
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return sum;
}

/** Each term with its weight. */
export function entriesOf({ terms, weights }: SparseVector): [term: number, weight: number][] {
  return Array.from(terms, (term, at) => [term, weights[at] ?? 0]);
}
