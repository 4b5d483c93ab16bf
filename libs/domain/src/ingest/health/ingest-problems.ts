import { spanInWords } from './span-in-words.js';

const MINUTE = 60_000;

/** The story-keeper sends a heartbeat every two seconds and is replaced after eight (system time, ms). */
const SILENT_AFTER_MS = MINUTE;

/** What counts as a problem. Operators may change it. */
export interface IngestLimits {
  /** An article that has waited for longer than this is late (real time, ms). Normally a batch takes seconds. */
  placedWithinMs: number;
  /** A feed that has been due for longer than this is late (real time, ms). Gaps between requests take minutes. */
  visitedWithinMs: number;
  /** The share of visited feeds (percent) that may fail: from here on, ingestion does not work. */
  failingPercent: number;
}

export const INGEST_LIMITS: IngestLimits = {
  placedWithinMs: 15 * MINUTE,
  visitedWithinMs: 60 * MINUTE,
  failingPercent: 100,
};

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
  /** Visited feeds that fail or are dead, out of all visited ones, and how long the latest of them has failed (news time, ms). */
  failing: FailingFeeds;
}

export interface FailingFeeds {
  feeds: number;
  of: number;
  forMs: number;
}

export interface IngestFault {
  /** One sentence. */
  text: string;
  /** How long it has lasted (real time, ms). Null if that is not known. */
  lastsMs: number | null;
}

/**
 * What an operator must look at. Empty if all is well. Waits are converted to real time, so a fast replay is not late. While
 * the news clock stands still, nothing is late.
 */
export function ingestFaults(standing: IngestStanding, limits: IngestLimits = INGEST_LIMITS): IngestFault[] {
  const { keeperSilentMs, pace } = standing;
  const faults: IngestFault[] = [];
  if (keeperSilentMs === null) faults.push({ text: 'No worker is running.', lastsMs: null });
  else if (keeperSilentMs > SILENT_AFTER_MS)
    faults.push({
      text: `No worker has been seen for ${spanInWords(keeperSilentMs)}.`,
      lastsMs: keeperSilentMs,
    });
  return pace === 0 ? faults : [...faults, ...lateFaults(standing, limits)];
}

function lateFaults(standing: IngestStanding, limits: IngestLimits): IngestFault[] {
  const { pace, articlesWaiting, feedsDue, failing } = standing;
  const faults: IngestFault[] = [];
  const [waitingMs, dueMs, failingMs] = [
    standing.waitingMs / pace,
    standing.dueMs / pace,
    failing.forMs / pace,
  ];
  if (articlesWaiting > 0 && waitingMs > limits.placedWithinMs)
    faults.push({
      text: `Articles wait to be placed in stories, the oldest for ${spanInWords(waitingMs)}.`,
      lastsMs: waitingMs,
    });
  if (feedsDue > 0 && dueMs > limits.visitedWithinMs)
    faults.push({ text: `Feeds are overdue, the longest by ${spanInWords(dueMs)}.`, lastsMs: dueMs });
  if (failing.feeds > 0 && failing.feeds * 100 >= failing.of * limits.failingPercent)
    faults.push({ text: failingText(failing, failingMs), lastsMs: failingMs });
  return faults;
}

function failingText({ feeds, of }: FailingFeeds, ms: number): string {
  const since = `for ${spanInWords(ms)}`;
  if (feeds < of) return `${feeds} of ${of} feeds fail, this many ${since}.`;
  return of === 1 ? `The only feed has failed ${since}.` : `All ${of} feeds have failed ${since}.`;
}

/** The sentences of `ingestFaults`. */
export function ingestProblems(standing: IngestStanding, limits?: IngestLimits): string[] {
  return ingestFaults(standing, limits).map(({ text }) => text);
}
