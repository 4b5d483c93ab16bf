interface Cluster {
  members: number[];
  /** Sum of likeness to the members of each other cluster. */
  sums: Float64Array;
  nearest: number;
  /** Mean likeness to the nearest cluster. */
  near: number;
}

/**
 * Average linkage (Sokal and Michener 1958): joins the two clusters with the highest mean likeness until no pair reaches
 * `least`. Returns the clusters, largest first. Time grows with the square of the number of items, rarely with the cube.
 */
export function linkage(
  likeness: readonly Float64Array[],
  items: readonly number[],
  least: number,
): number[][] {
  const clusters = new Map<number, Cluster>();
  for (const [at, item] of items.entries()) {
    const sums = new Float64Array(items.length);
    for (const [to, other] of items.entries()) sums[to] = likeness[item]?.[other] ?? 0;
    clusters.set(at, { members: [item], sums, nearest: -1, near: 0 });
  }
  for (const at of clusters.keys()) findNearest(clusters, at);
  for (let joined = nextPair(clusters, least); joined; joined = nextPair(clusters, least))
    join(clusters, joined.at, joined.other);
  return [...clusters.values()].map(({ members }) => members).sort((a, b) => b.length - a.length);
}

function nextPair(clusters: ReadonlyMap<number, Cluster>, least: number) {
  let best: { at: number; other: number; near: number } | null = null;
  for (const [at, { nearest, near }] of clusters)
    if (nearest >= 0 && near >= least && (!best || near > best.near)) best = { at, other: nearest, near };
  return best;
}

function join(clusters: Map<number, Cluster>, at: number, other: number): void {
  const [kept, gone] = [clusters.get(at), clusters.get(other)];
  if (!kept || !gone) return;
  clusters.delete(other);
  kept.members.push(...gone.members);
  for (const [each, cluster] of clusters) {
    const sum = (kept.sums[each] ?? 0) + (gone.sums[each] ?? 0);
    kept.sums[each] = sum;
    cluster.sums[at] = sum;
  }
  for (const [each, { nearest }] of clusters)
    if (each === at || nearest === at || nearest === other) findNearest(clusters, each);
}

function findNearest(clusters: ReadonlyMap<number, Cluster>, at: number): void {
  const own = clusters.get(at);
  if (!own) return;
  [own.nearest, own.near] = [-1, 0];
  for (const [other, { members }] of clusters) {
    const near = (own.sums[other] ?? 0) / (own.members.length * members.length);
    if (other !== at && near > own.near) [own.nearest, own.near] = [other, near];
  }
}
