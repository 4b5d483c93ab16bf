/** A sparse vector of term weights with its Euclidean length. */
export interface TermVector {
  weights: Map<string, number>;
  norm: number;
}

export function emptyVector(): TermVector {
  return { weights: new Map(), norm: 0 };
}

/** Weighs terms by 1 + ln(count) times their weight, scaled to length 1; empty where no term weighs anything. */
export function vectorOf(terms: string[], weightOf: (term: string) => number): TermVector {
  const weights = new Map<string, number>();
  for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + 1);
  for (const [term, count] of weights) weights.set(term, (1 + Math.log(count)) * weightOf(term));
  const norm = lengthOf(weights);
  if (norm === 0) return emptyVector();
  for (const [term, weight] of weights) weights.set(term, weight / norm);
  return { weights, norm: 1 };
}

/** Adds a vector of length 1 to a running sum, in place; the sum's length follows without a second pass. */
export function addTo(sum: TermVector, vector: TermVector): void {
  const square = sum.norm ** 2 + 2 * dot(sum, vector) + vector.norm ** 2;
  for (const [term, weight] of vector.weights) sum.weights.set(term, (sum.weights.get(term) ?? 0) + weight);
  sum.norm = Math.sqrt(square);
}

/** Cosine similarity, 0–1 for vectors without negative weights; 0 where one of them is empty. */
export function cosine(a: TermVector, b: TermVector): number {
  if (a.norm === 0 || b.norm === 0) return 0;
  return dot(a, b) / (a.norm * b.norm);
}

function dot(a: TermVector, b: TermVector): number {
  const [few, many] = a.weights.size <= b.weights.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few.weights) {
    const other = many.weights.get(term);
    if (other !== undefined) sum += weight * other;
  }
  return sum;
}

function lengthOf(weights: Map<string, number>): number {
  let square = 0;
  for (const weight of weights.values()) square += weight * weight;
  return Math.sqrt(square);
}
