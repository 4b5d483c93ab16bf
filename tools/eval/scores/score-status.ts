/** The judgement of a story by reading, and the product's status of its topic. */
export interface StatusOutcome {
  closed: boolean;
  /** Independent origins that reported the end. */
  origins: number;
  /** The end was reported long enough before the recording's end for silence to follow. */
  settled: boolean;
  sure: boolean;
  found: { resolved: boolean; proposed: boolean };
}

export interface StatusScore {
  /** Labels that count. */
  topics: number;
  closed: number;
  resolved: number;
  /** The share of resolved topics that are closed. 1 if none is resolved. */
  precision: number;
  /** The share of closed topics that are resolved. */
  recall: number;
  /** The same among those whose end two origins reported. */
  recallTold: number;
  /** The same among the settled ones of these. */
  recallSettled: number;
  /** Unresolved topics with a proposal for the editors, and the share of these that are closed. */
  proposals: number;
  proposalsRight: number;
}

/** Compares 'resolved' with 'closed' over the sure labels. */
export function scoreStatus(outcomes: readonly StatusOutcome[]): StatusScore {
  const counted = outcomes.filter(({ sure }) => sure);
  const closed = counted.filter((each) => each.closed);
  const reported = closed.filter(({ origins }) => origins >= 2);
  const settled = reported.filter((each) => each.settled);
  const resolved = counted.filter(({ found }) => found.resolved);
  const proposed = counted.filter(({ found }) => !found.resolved && found.proposed);
  const found = (among: readonly StatusOutcome[]) => among.filter((each) => each.found.resolved).length;
  const right = (among: readonly StatusOutcome[]) => among.filter((each) => each.closed).length;
  return {
    topics: counted.length,
    closed: closed.length,
    resolved: resolved.length,
    precision: share(right(resolved), resolved.length),
    recall: share(found(closed), closed.length),
    recallTold: share(found(reported), reported.length),
    recallSettled: share(found(settled), settled.length),
    proposals: proposed.length,
    proposalsRight: share(right(proposed), proposed.length),
  };
}

/** Rounded to four decimals. 1 if `whole` is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}
