/** Where the primary was, and when that was seen (ms). */
export interface Sample {
  position: bigint;
  at: number;
}

/** How far a replica is behind (ms): the age of the newest position that it has replayed. Samples are in order of time. */
export function replicaLag(samples: readonly Sample[], replayed: bigint, now: number): number {
  const last = samples.at(-1);
  if (last === undefined || replayed >= last.position) return 0;
  const reached = samples.findLast(({ position }) => position <= replayed);
  return reached === undefined ? Number.POSITIVE_INFINITY : now - reached.at;
}

/** For the log. */
export const lagWords = (lagMs: number) =>
  Number.isFinite(lagMs) ? `it is ${Math.round(lagMs / 1000)} s behind` : 'it is far behind';
