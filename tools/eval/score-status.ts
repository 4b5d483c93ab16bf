/** What was judged of a story by reading, and what the machine said of the topic that holds it. */
export interface StatusOutcome {
  closed: boolean;
  /** Independent origins that told the end. */
  origins: number;
  /** The end was told long enough before the recording's end for silence to follow. */
  settled: boolean;
  sure: boolean;
  found: { resolved: boolean; proposed: boolean };
}

export interface StatusScore {
  /** Labels that count. */
  topics: number;
  closed: number;
  resolved: number;
  /** Of the resolved, the share that is closed; 1 when none is resolved. */
  precision: number;
  /** Of the closed, the share that is resolved. */
  recall: number;
  /** The same among those whose end two origins told. */
  recallTold: number;
  /** And among those of them that are settled. */
  recallSettled: number;
  /** Open topics with a proposal for the editors, and the share of them that is closed. */
  proposals: number;
  proposalsRight: number;
}

/** Counts 'resolved' against 'closed', over the labels that are sure. */
export function scoreStatus(outcomes: readonly StatusOutcome[]): StatusScore {
  const counted = outcomes.filter(({ sure }) => sure);
  const closed = counted.filter((each) => each.closed);
  const told = closed.filter(({ origins }) => origins >= 2);
  const settled = told.filter((each) => each.settled);
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
    recallTold: share(found(told), told.length),
    recallSettled: share(found(settled), settled.length),
    proposals: proposed.length,
    proposalsRight: share(right(proposed), proposed.length),
  };
}

/** Four digits; 1 of nothing. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}
