import type { FeedLevel, FeedState } from '#vocabulary';
import type { FetchState } from '../schedule/fetch-state.js';
import { feedTrouble } from './feed-trouble.js';
import { spanInWords } from './span-in-words.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A feed is quiet after so many times its rhythm. For random arrivals, a longer gap has a chance of e^-6 = 0.25 %. */
const QUIET_RHYTHMS = 6;
/** Never earlier than this (ms): many feeds pause over a long weekend. */
const QUIET_AFTER_MS = 4 * DAY;
/** The same limit while the rhythm is unknown (ms). */
const QUIET_WITHOUT_RHYTHM_MS = 14 * DAY;
/** A feed that is due for longer than this is overdue (ms). */
const OVERDUE_AFTER_MS = HOUR;

/** What decides a feed's level. Times are news time. */
export interface FeedStanding {
  state: FeedState;
  stateReason: string | null;
  nextCheckAt: Date;
  lastCheckedAt: Date | null;
  failureCount: number;
  failingSince: Date | null;
  deadSince: Date | null;
  /** The usual time between two items (ms). */
  rhythmMs: number | null;
  /** When a visit last found a new article. */
  lastNewAt: Date | null;
}

/** A feed's standing with the outcome of its last visit. */
export interface FeedHealthState extends FeedStanding {
  lastOutcome: FetchState['lastOutcome'];
  lastDetail: string | null;
}

export interface FeedHealth {
  level: FeedLevel;
  /** One sentence for operators, in English, without a full stop. */
  sentence: string;
}

/** A feed's level, from the results of its visits. `feedHealth` adds a sentence. */
export function feedLevel(feed: FeedStanding, now: Date): FeedLevel {
  if (feed.state !== 'active') return inactiveLevel(feed);
  if (feed.deadSince !== null) return 'dead';
  if (feed.failureCount > 0) return 'failing';
  if (feed.lastCheckedAt === null) return 'waiting';
  if (feed.lastNewAt === null) return 'quiet';
  return now.getTime() - feed.lastNewAt.getTime() > quietAfterMs(feed.rhythmMs) ? 'quiet' : 'ok';
}

/** The level of an inactive feed: dead if its server or too many failures ended it, paused if an operator stopped it. */
export function inactiveLevel(
  feed: Pick<FeedStanding, 'state' | 'stateReason'>,
): 'waiting' | 'dead' | 'paused' {
  if (feed.state === 'waiting') return 'waiting';
  return feed.stateReason === 'gone' || feed.stateReason === 'dead' ? 'dead' : 'paused';
}

/**
 * The level with a sentence: 'Responds, but nothing new for 12 days (usually every 4 hours): it may have stopped'.
 * @param hostRestsUntil until when the host is or was paused; null if it is not known to be
 */
export function feedHealth(feed: FeedHealthState, now: Date, hostRestsUntil: Date | null = null): FeedHealth {
  const level = feedLevel(feed, now);
  const sentence = SENTENCES[level](feed, now);
  const checkableAt = Math.max(feed.nextCheckAt.getTime(), hostRestsUntil?.getTime() ?? 0);
  const overdueMs = now.getTime() - checkableAt;
  if (feed.state !== 'active' || overdueMs <= OVERDUE_AFTER_MS) return { level, sentence };
  return { level, sentence: `${sentence}; overdue by ${spanInWords(overdueMs)}, not yet claimed` };
}

const SENTENCES: Record<FeedLevel, (feed: FeedHealthState, now: Date) => string> = {
  ok: (feed, now) => `Responds, last new article ${since(feed.lastNewAt, now)} ago`,
  quiet: (feed, now) => {
    if (feed.lastNewAt === null) return 'Responds, but has delivered no article yet';
    const usual = feed.rhythmMs === null ? '' : ` (usually ${every(feed.rhythmMs)})`;
    return `Responds, but nothing new for ${since(feed.lastNewAt, now)}${usual}: it may have stopped`;
  },
  failing: (feed, now) => {
    const trouble = feedTrouble(feed.lastOutcome, feed.lastDetail);
    if (feed.failureCount === 1) return `Failed once, ${since(feed.lastCheckedAt, now)} ago: ${trouble}`;
    const from = feed.failingSince ?? feed.lastCheckedAt;
    return `Failing for ${since(from, now)} (${feed.failureCount} attempts): ${trouble}`;
  },
  dead: (feed, now) => {
    const trouble = feedTrouble(feed.lastOutcome, feed.lastDetail);
    if (feed.stateReason === 'gone' && feed.state === 'disabled')
      return 'Permanently gone (HTTP 410); no longer checked';
    const isTried = feed.state === 'active';
    // Whole sentences, which the catalogues of the web app know.
    if (feed.deadSince === null)
      return isTried ? `Dead, still tried once a day: ${trouble}` : `Dead, no longer checked: ${trouble}`;
    const day = dayInWords(feed.deadSince, now);
    return isTried
      ? `Dead since ${day}, still tried once a day: ${trouble}`
      : `Dead since ${day}, no longer checked: ${trouble}`;
  },
  paused: ({ stateReason }) => {
    if (stateReason === 'duplicate') return 'Duplicate: another feed has the same URL';
    if (stateReason === 'source_disabled') return 'Paused: its source is disabled';
    return 'Paused until an operator resumes it';
  },
  waiting: (feed) =>
    feed.state === 'active'
      ? 'Waiting for its first check'
      : 'In the directory: not crawled until an operator enables it',
};

function quietAfterMs(rhythmMs: number | null): number {
  return rhythmMs === null ? QUIET_WITHOUT_RHYTHM_MS : Math.max(QUIET_AFTER_MS, QUIET_RHYTHMS * rhythmMs);
}

function since(at: Date | null, now: Date): string {
  return at === null ? 'an unknown time' : spanInWords(now.getTime() - at.getTime());
}

/** 'every hour', 'every 4 hours'. */
function every(ms: number): string {
  return `every ${spanInWords(ms).replace(/^1 |^less than a /, '')}`;
}

/** '3 May'. Includes the year if it is not the current one (UTC). */
function dayInWords(day: Date, now: Date): string {
  const sameYear = day.getUTCFullYear() === now.getUTCFullYear();
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(!sameYear && { year: 'numeric' }),
  });
}
