import { spanInWords } from './span-in-words.js';

const MINUTE = 60_000;

/** The story-keeper shows itself every two seconds and is replaced after eight (system time, ms). */
const SILENT_AFTER_MS = MINUTE;
/** A batch is placed within seconds of its being read (ms). */
const PLACED_WITHIN_MS = 15 * MINUTE;
/** A host's gap may hold its feeds up for minutes, not for so long (ms). */
const VISITED_WITHIN_MS = 60 * MINUTE;

/** How reading and placing stand. */
export interface IngestStanding {
  /** Since the story-keeper's last heartbeat (system time, ms); null when there is none. */
  keeperSilentMs: number | null;
  /** News seconds a second: 1 when live, 0 for a replay that catches up or stands still. */
  pace: number;
  articlesWaiting: number;
  /** News time (ms) that the longest waiting article and the longest due feed have waited. */
  waitingMs: number;
  feedsDue: number;
  dueMs: number;
}

/**
 * What an operator must look at, one sentence each; empty while all is well. Waiting is judged by the time that really
 * passed, so a fast replay is not late; while its clock stands still nothing is.
 */
export function ingestProblems(standing: IngestStanding): string[] {
  const { keeperSilentMs, pace, articlesWaiting, feedsDue } = standing;
  const problems: string[] = [];
  if (keeperSilentMs === null) problems.push('No worker is at work.');
  else if (keeperSilentMs > SILENT_AFTER_MS)
    problems.push(`No worker has been seen for ${spanInWords(keeperSilentMs)}.`);
  if (pace === 0) return problems;
  const [waitingMs, dueMs] = [standing.waitingMs / pace, standing.dueMs / pace];
  if (articlesWaiting > 0 && waitingMs > PLACED_WITHIN_MS)
    problems.push(`Articles wait to be placed in stories, the oldest for ${spanInWords(waitingMs)}.`);
  if (feedsDue > 0 && dueMs > VISITED_WITHIN_MS)
    problems.push(`Feeds wait to be read, the one due longest for ${spanInWords(dueMs)}.`);
  return problems;
}
