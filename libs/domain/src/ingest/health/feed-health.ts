import type { FeedLevel, FeedState } from '#vocabulary';
import type { FetchState } from '../schedule/fetch-state.js';
import { feedTrouble } from './feed-trouble.js';
import { spanInWords } from './span-in-words.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Nothing new for so many times its own rhythm is no chance any more (an even rhythm gives e^-6 = 0.25 %). */
const QUIET_RHYTHMS = 6;
/** A weekend and a holiday are no silence, however fast the feed is on other days (ms). */
const QUIET_AFTER_MS = 4 * DAY;
/** While its rhythm is not known (ms). */
const QUIET_WITHOUT_RHYTHM_MS = 14 * DAY;
/** A feed that is due for longer than this waits for a worker, not for its turn (ms). */
const OVERDUE_AFTER_MS = HOUR;

/** What a feed's level rests on. Times are news time. */
export interface FeedStanding {
  state: FeedState;
  stateReason: string | null;
  nextCheckAt: Date;
  lastCheckedAt: Date | null;
  failureCount: number;
  failingSince: Date | null;
  deadSince: Date | null;
  /** Between two items of its own (ms). */
  rhythmMs: number | null;
  /** When a visit last brought an article that was not known. */
  lastNewAt: Date | null;
}

/** A feed's standing with what its last visit met. */
export interface FeedHealthState extends FeedStanding {
  lastOutcome: FetchState['lastOutcome'];
  lastDetail: string | null;
}

export interface FeedHealth {
  level: FeedLevel;
  /** One sentence for operators, in English, without a full stop. */
  sentence: string;
}

/** How well a feed does, by what its visits left behind. `feedHealth` says the same in words. */
export function feedLevel(feed: FeedStanding, now: Date): FeedLevel {
  if (feed.state !== 'active') return restingLevel(feed);
  if (feed.deadSince !== null) return 'dead';
  if (feed.failureCount > 0) return 'failing';
  if (feed.lastCheckedAt === null) return 'waiting';
  if (feed.lastNewAt === null) return 'quiet';
  return now.getTime() - feed.lastNewAt.getTime() > quietAfterMs(feed.rhythmMs) ? 'quiet' : 'ok';
}

/** Of a feed that is not active: what its server ended is dead, what an operator stopped is paused. */
export function restingLevel(
  feed: Pick<FeedStanding, 'state' | 'stateReason'>,
): 'waiting' | 'dead' | 'paused' {
  if (feed.state === 'waiting') return 'waiting';
  return feed.stateReason === 'gone' || feed.stateReason === 'dead' ? 'dead' : 'paused';
}

/**
 * The level with a sentence: 'Answers, but nothing new for 12 days (usually every 4 hours): it may have stopped'.
 * @param hostRestsUntil until when nobody asks, or asked, its host; null: it is not known to rest
 */
export function feedHealth(feed: FeedHealthState, now: Date, hostRestsUntil: Date | null = null): FeedHealth {
  const level = feedLevel(feed, now);
  const sentence = SENTENCES[level](feed, now);
  const mayBeAskedAt = Math.max(feed.nextCheckAt.getTime(), hostRestsUntil?.getTime() ?? 0);
  const overdueMs = now.getTime() - mayBeAskedAt;
  if (feed.state !== 'active' || overdueMs <= OVERDUE_AFTER_MS) return { level, sentence };
  return { level, sentence: `${sentence}; due for ${spanInWords(overdueMs)}, but no worker has come` };
}

const SENTENCES: Record<FeedLevel, (feed: FeedHealthState, now: Date) => string> = {
  ok: (feed, now) => `Answers, last new article ${since(feed.lastNewAt, now)} ago`,
  quiet: (feed, now) => {
    if (feed.lastNewAt === null) return 'Answers, but has brought no article yet';
    const usual = feed.rhythmMs === null ? '' : ` (usually ${every(feed.rhythmMs)})`;
    return `Answers, but nothing new for ${since(feed.lastNewAt, now)}${usual}: it may have stopped`;
  },
  failing: (feed, now) => {
    const trouble = feedTrouble(feed.lastOutcome, feed.lastDetail);
    if (feed.failureCount === 1) return `Failed once, ${since(feed.lastCheckedAt, now)} ago: ${trouble}`;
    const from = feed.failingSince ?? feed.lastCheckedAt;
    return `Failing for ${since(from, now)} (${feed.failureCount} tries): ${trouble}`;
  },
  dead: (feed, now) => {
    const trouble = feedTrouble(feed.lastOutcome, feed.lastDetail);
    if (feed.stateReason === 'gone' && feed.state === 'disabled')
      return 'Gone for good, as its server says; not asked any more';
    const from = feed.deadSince === null ? 'Given up' : `Given up on ${dayInWords(feed.deadSince, now)}`;
    if (feed.state === 'active') return `${from}, still tried once a day: ${trouble}`;
    return `${from}, not asked any more: ${trouble}`;
  },
  paused: ({ stateReason }) => {
    if (stateReason === 'duplicate') return 'Left out: another feed reads the same address';
    if (stateReason === 'source_disabled') return 'Not asked: its source is disabled';
    return 'Paused: not asked until an operator resumes it';
  },
  waiting: (feed) =>
    feed.state === 'active' ? 'Not read yet' : 'In the directory: not read until an operator switches it on',
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

/** '3 May', with the year where it is another one (UTC). */
function dayInWords(day: Date, now: Date): string {
  const sameYear = day.getUTCFullYear() === now.getUTCFullYear();
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(!sameYear && { year: 'numeric' }),
  });
}
