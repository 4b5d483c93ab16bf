/** A sparse vector of term weights with its Euclidean length. */
export interface TermVector {
  weights: Map<string, number>;
  norm: number;
}

/** A vector without terms. */
export function emptyVector(): TermVector {
  return { weights: new Map(), norm: 0 };
}

/**
 * Weighs counted terms by 1 + ln(count) times their own weight, which has the same index in `own`, and scales the vector to
 * length 1. The vector is empty if all weights are zero. Reuses `counts` as the vector.
 */
export function vectorOf(counts: Map<string, number>, own: readonly number[]): TermVector {
  const weighed: number[] = [];
  let square = 0;
  for (const count of counts.values()) {
    const weight = (count === 1 ? 1 : 1 + Math.log(count)) * (own[weighed.length] ?? 0);
    weighed.push(weight);
    square += weight * weight;
  }
  if (square === 0) return emptyVector();
  const norm = Math.sqrt(square);
  let at = 0;
  for (const term of counts.keys()) {
    counts.set(term, (weighed[at] ?? 0) / norm);
    at += 1;
  }
  return { weights: counts, norm: 1 };
}

/** Adds a vector to a running sum in place. Computes the new norm without a second pass. */
export function addTo(sum: TermVector, vector: TermVector): void {
  const square = sum.norm ** 2 + 2 * dot(sum, vector) + vector.norm ** 2;
  for (const [term, weight] of vector.weights) sum.weights.set(term, (sum.weights.get(term) ?? 0) + weight);
  sum.norm = Math.sqrt(square);
}

function dot(a: TermVector, b: TermVector): number {
  const [few, many] = a.weights.size <= b.weights.size ? [a.weights, b.weights] : [b.weights, a.weights];
  let sum = 0;
  for (const [term, weight] of few) {
    const other = many.get(term);
    if (other !== undefined) sum += weight * other;
  }
  return sum;
}

/** The same vector times a number. */
export function scaled({ weights, norm }: TermVector, by: number): TermVector {
  const result = new Map<string, number>();
  for (const [term, weight] of weights) result.set(term, weight * by);
  return { weights: result, norm: norm * by };
}

/** The vector scaled to length 1; empty if its length is 0. */
export function unit(vector: TermVector): TermVector {
  return vector.norm === 0 ? emptyVector() : scaled(vector, 1 / vector.norm);
}
