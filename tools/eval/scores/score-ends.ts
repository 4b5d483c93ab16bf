import { share } from './score-status.js';

const DAY_MS = 86_400_000;

/** A labelled story and the end that the product found in its main topic. Days are YYYY-MM-DD, UTC. */
export interface EndOutcome {
  /** Null while the story is open. */
  resolvedOn: string | null;
  foundOn: string | null;
}

export interface EndScore {
  endsPrecision: number;
  endsRecall: number;
  /** Of the ends that were rightly found, the share within a day of the labelled day, and on that day. */
  endDay: number;
  endDayExact: number;
}

export function scoreEnds(outcomes: readonly EndOutcome[]): EndScore {
  const found = outcomes.filter(({ foundOn }) => foundOn !== null);
  const ended = outcomes.filter(({ resolvedOn }) => resolvedOn !== null);
  const right = found.filter(({ resolvedOn }) => resolvedOn !== null);
  const within = (days: number) => right.filter((each) => daysApart(each) <= days).length;
  return {
    endsPrecision: share(right.length, found.length),
    endsRecall: share(right.length, ended.length),
    endDay: share(within(1), right.length),
    endDayExact: share(within(0), right.length),
  };
}

function daysApart({ resolvedOn, foundOn }: EndOutcome): number {
  return Math.abs(Date.parse(resolvedOn ?? '') - Date.parse(foundOn ?? '')) / DAY_MS;
}
