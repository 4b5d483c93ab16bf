import { countFeedLevels, type FeedLevel } from '#domain';
import type { Queryable } from './database.js';
import type { NewsClock } from './news-clock.js';
import { activeFeedStandings, type QueueState, queueState, restingFeeds } from './queries/health.queries.js';

/** How reading and placing stand for the feed set that the news clock names. */
export interface IngestState {
  /** News time. */
  now: Date;
  /** News seconds a second: 1 when live. */
  pace: number;
  feeds: Record<FeedLevel, number>;
  queue: QueueState;
}

/** Reads all active feeds: callers keep the answer for a while. */
export async function ingestState(db: Queryable, clock: NewsClock): Promise<IngestState> {
  const state = await clock.current();
  const now = await clock.now();
  const recording = state?.recording?.name ?? null;
  const [active, resting, queue] = await Promise.all([
    activeFeedStandings(db, recording),
    restingFeeds(db, recording),
    queueState(db, recording, now),
  ]);
  const ended = state?.recording != null && now >= state.recording.to;
  const pace = state?.time.mode === 'recorded' ? (ended ? 0 : state.time.speed) : 1;
  return { now, pace, feeds: countFeedLevels(active, resting, now), queue };
}
