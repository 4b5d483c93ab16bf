import { countFeedLevels, type FailingFeeds, failingFeeds } from '#domain/ingest/health';
import type { FeedLevel, NewsMode } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import type { NewsClock } from '../../news-clock/news-clock.js';
import type { NewsClockState } from '../../news-clock/news-clock.queries.js';
import { activeFeedStandings, inactiveFeeds, queueState } from './health.queries.js';

/** The state of reading and placing for the current feed set. Times are news time. */
export interface IngestState {
  mode: NewsMode;
  now: Date;
  /** News seconds per second: 1 with live feeds, 0 while a replay catches up and at its end. */
  pace: number;
  feeds: Record<FeedLevel, number>;
  failing: FailingFeeds;
  articlesWaiting: number;
  /** How long the oldest of them has waited (ms), 0 if there is none. */
  waitingMs: number;
  feedsDue: number;
  dueMs: number;
}

/** Reads every active feed, so callers should cache the result. Null before feeds are chosen. */
export async function ingestState(db: Queryable, clock: NewsClock): Promise<IngestState | null> {
  const clockState = await clock.current();
  if (clockState === null) return null;
  const now = await clock.now();
  const recording = clockState.recording?.name ?? null;
  const [active, resting, queue] = await Promise.all([
    activeFeedStandings(db, recording),
    inactiveFeeds(db, recording),
    queueState(db, recording, now),
  ]);
  const { articlesWaiting, waitingSince, feedsDue, dueSince } = queue;
  return {
    mode: clockState.time.mode,
    now,
    pace: paceOf(clockState, now),
    feeds: countFeedLevels(active, resting, now),
    failing: failingFeeds(active, now),
    articlesWaiting,
    waitingMs: msSince(waitingSince, now),
    feedsDue,
    dueMs: msSince(dueSince, now),
  };
}

function paceOf({ time, recording }: NewsClockState, now: Date): number {
  if (time.mode === 'live' || recording === null) return 1;
  return now < recording.to ? time.speed : 0;
}

function msSince(at: Date | null, now: Date): number {
  return at === null ? 0 : Math.max(0, now.getTime() - at.getTime());
}
