/** A vector of length 1: term numbers in ascending order, and their weights in the same order. */
export interface SparseVector {
  terms: Int32Array;
  weights: Float32Array;
}

/**
 * Keeps the `most` heaviest terms and scales them to length 1. If it keeps all terms, the vector shares `terms`, which saves a
 * third of the memory of an article.
 * @param terms in ascending order, with the weights in the same order. Those without a positive weight are left out.
 * @param nameOf decides between terms of the same weight: a name that no other term has. Their numbers depend on what was read before
 */
export function sparseVector(
  terms: Int32Array,
  weights: Float64Array,
  most: number,
  nameOf: (term: number) => string,
): SparseVector {
  const kept = heaviest(terms, weights, most, nameOf);
  let squares = 0;
  for (const at of kept) squares += (weights[at] ?? 0) ** 2;
  const length = Math.sqrt(squares) || 1;
  const keepsAll = kept.length === terms.length;
  const vector = {
    terms: keepsAll ? terms : new Int32Array(kept.length),
    weights: new Float32Array(kept.length),
  };
  // Filled in a loop: `from` with a function takes many times as long.
  for (let to = 0; to < kept.length; to += 1) {
    const at = kept[to] ?? 0;
    if (!keepsAll) vector.terms[to] = terms[at] ?? 0;
    vector.weights[to] = (weights[at] ?? 0) / length;
  }
  return vector;
}

/** The keys of a map in ascending order. */
export function sortedKeys(map: ReadonlyMap<number, unknown>): Int32Array {
  const keys = new Int32Array(map.size);
  let at = 0;
  // `from` reads an iterator, which takes many times as long.
  map.forEach((_, key) => {
    keys[at] = key;
    at += 1;
  });
  return keys.sort();
}

/** In the order of their characters' codes, the same on every system. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The places of the `most` heaviest terms, in ascending order. */
function heaviest(
  terms: Int32Array,
  weights: Float64Array,
  most: number,
  nameOf: (term: number) => string,
): number[] {
  const name = (at: number) => nameOf(terms[at] ?? 0);
  const places: number[] = [];
  for (let at = 0; at < terms.length; at += 1) if ((weights[at] ?? 0) > 0) places.push(at);
  if (places.length <= most) return places;
  places.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || compareNames(name(a), name(b)));
  places.length = most;
  return places.sort((a, b) => a - b);
}

/**
 * The cosine of two vectors, 0–1.
 * @param keptOf what is left of a term's share
 */
export function cosine(a: SparseVector, b: SparseVector, keptOf?: (term: number) => number): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.terms.length && j < b.terms.length; ) {
    const difference = (a.terms[i] ?? 0) - (b.terms[j] ?? 0);
    if (difference === 0) {
      const product = (a.weights[i] ?? 0) * (b.weights[j] ?? 0);
      sum += keptOf ? product * keptOf(a.terms[i] ?? 0) : product;
    }
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return sum;
}

/** The cosine of each vector with each, by their places. */
export function likenesses(vectors: readonly SparseVector[]): Float64Array[] {
  const rows = vectors.map(() => new Float64Array(vectors.length));
  for (const [at, a] of vectors.entries())
    for (let other = 0; other <= at; other += 1) {
      const [b, own, others] = [vectors[other], rows[at], rows[other]];
      if (!b || !own || !others) continue;
      const likeness = cosine(a, b);
      own[other] = likeness;
      others[at] = likeness;
    }
  return rows;
}

/** What each term that both have adds to their cosine. */
export function products(a: SparseVector, b: SparseVector): [term: number, product: number][] {
  const found: [number, number][] = [];
  for (let i = 0, j = 0; i < a.terms.length && j < b.terms.length; ) {
    const difference = (a.terms[i] ?? 0) - (b.terms[j] ?? 0);
    if (difference === 0) found.push([a.terms[i] ?? 0, (a.weights[i] ?? 0) * (b.weights[j] ?? 0)]);
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return found;
}
