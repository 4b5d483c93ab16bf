import type { FetchOutcome } from '#domain/ingest/schedule';
import type { VisitReport } from '../ingest/visit-report.js';
import { counted } from './run/counted.js';

/** The result of one round. */
export interface RoundTally {
  visited: number;
  outcomes: Partial<Record<FetchOutcome['kind'], number>>;
  added: number;
  revised: number;
  placed: number;
  /** Feeds that are still due. */
  due: number;
  /** Articles that are not placed yet. */
  waiting: number;
  seconds: number;
}

export function newRound(): RoundTally {
  return { visited: 0, outcomes: {}, added: 0, revised: 0, placed: 0, due: 0, waiting: 0, seconds: 0 };
}

export function tallyVisit(tally: RoundTally, report: VisitReport): void {
  tally.visited++;
  tally.outcomes[report.outcome] = (tally.outcomes[report.outcome] ?? 0) + 1;
  tally.added += report.added;
  tally.revised += report.revised;
}

/** 'Visited 212 feeds (ok 180, not_modified 30, unreachable 2): 3021 articles added, 12 revised, 3021 placed; 41.2 s.' */
export function roundLine(tally: RoundTally): string {
  const outcomes = Object.entries(tally.outcomes)
    .sort(([, a], [, b]) => b - a)
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ');
  const feeds = counted(tally.visited, 'feed');
  const left = [
    ...(tally.due > 0 ? [`${counted(tally.due, 'feed')} still due`] : []),
    ...(tally.waiting > 0 ? [`${counted(tally.waiting, 'article')} waiting to be placed`] : []),
  ];
  const done = `${counted(tally.added, 'article')} added, ${tally.revised} revised, ${tally.placed} placed`;
  const visited = `Visited ${feeds}${outcomes === '' ? '' : ` (${outcomes})`}: ${done}`;
  return [visited, ...(tally.seconds > 0 ? [`${tally.seconds} s`] : []), ...left].join('; ');
}

const SUCCESSES: readonly FetchOutcome['kind'][] = ['ok', 'not_modified', 'moved'];

/** 2 if every visited feed failed, which points to a local problem; otherwise 0. */
export function roundExitCode({ visited, outcomes }: RoundTally): number {
  return visited > 0 && SUCCESSES.every((kind) => (outcomes[kind] ?? 0) === 0) ? 2 : 0;
}
