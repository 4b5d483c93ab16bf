import { spanInWords } from './span-in-words.js';

const MINUTE = 60_000;

/** The story-keeper sends a heartbeat every two seconds and is replaced after eight (system time, ms). */
const SILENT_AFTER_MS = MINUTE;
/** Normally a batch is placed within seconds after it was read (ms). */
const PLACED_WITHIN_MS = 15 * MINUTE;
/** The gap between requests to one host delays feeds by minutes, not by longer than this (ms). */
const VISITED_WITHIN_MS = 60 * MINUTE;

/** The state of reading and placing. */
export interface IngestStanding {
  /** Time since the story-keeper's last heartbeat (system time, ms). Null if there is none. */
  keeperSilentMs: number | null;
  /** News seconds per second: 1 if live, 0 if a replay catches up or stands still. */
  pace: number;
  articlesWaiting: number;
  /** News time (ms) that the oldest waiting article and the longest due feed have waited. */
  waitingMs: number;
  feedsDue: number;
  dueMs: number;
}

/**
 * The problems that an operator must look at, one sentence each. Empty if there are none. Waits are converted to real
 * time, so a fast replay is not late. While the news clock stands still, nothing is late.
 */
export function ingestProblems(standing: IngestStanding): string[] {
  const { keeperSilentMs, pace, articlesWaiting, feedsDue } = standing;
  const problems: string[] = [];
  if (keeperSilentMs === null) problems.push('No worker is running.');
  else if (keeperSilentMs > SILENT_AFTER_MS)
    problems.push(`No worker has been seen for ${spanInWords(keeperSilentMs)}.`);
  if (pace === 0) return problems;
  const [waitingMs, dueMs] = [standing.waitingMs / pace, standing.dueMs / pace];
  if (articlesWaiting > 0 && waitingMs > PLACED_WITHIN_MS)
    problems.push(`Articles wait to be placed in stories, the oldest for ${spanInWords(waitingMs)}.`);
  if (feedsDue > 0 && dueMs > VISITED_WITHIN_MS)
    problems.push(`Feeds are overdue, the longest by ${spanInWords(dueMs)}.`);
  return problems;
}
