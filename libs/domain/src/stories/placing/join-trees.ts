/** A forest of boosted trees in flat arrays. Node `i` is a leaf if `feature[i]` is −1. */
export interface JoinTrees {
  /** Log odds before all trees. */
  base: number;
  /** The first node of each tree. */
  roots: Int32Array;
  feature: Int8Array;
  /** A split's threshold (values up to it go left), or a leaf's log odds. */
  value: Float64Array;
  /** The left child; the right one follows it. */
  left: Int32Array;
}

/** The log odds of boosted trees (Friedman 2001) for a row of features. */
export function logOdds({ base, roots, feature, value, left }: JoinTrees, row: readonly number[]): number {
  let sum = base;
  for (const root of roots) {
    let node = root;
    for (let at = feature[node] ?? -1; at >= 0; at = feature[node] ?? -1)
      node = (left[node] ?? 0) + ((row[at] ?? 0) <= (value[node] ?? 0) ? 0 : 1);
    sum += value[node] ?? 0;
  }
  return sum;
}

/** Probability from log odds, 0–1. */
export function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Reads trees from text: the base, then one tree per line, with nodes breadth first as `feature:threshold` or `value`. */
export function readTrees(packed: string): JoinTrees {
  const [base = '0', ...lines] = packed.trim().split('\n');
  const roots: number[] = [];
  const feature: number[] = [];
  const value: number[] = [];
  const left: number[] = [];
  for (const line of lines) {
    const root = feature.length;
    roots.push(root);
    let children = root + 1;
    for (const node of line.split(' ')) {
      const [split, threshold] = node.split(':');
      const isLeaf = threshold === undefined;
      feature.push(isLeaf ? -1 : Number(split));
      value.push(Number(isLeaf ? split : threshold));
      left.push(isLeaf ? 0 : children);
      if (!isLeaf) children += 2;
    }
  }
  return {
    base: Number(base),
    roots: Int32Array.from(roots),
    feature: Int8Array.from(feature),
    value: Float64Array.from(value),
    left: Int32Array.from(left),
  };
}
