import { join } from 'node:path';
import { newsNow } from '#domain/news-clock';
import { lostConnection, openPool, type Queryable } from '#persistence/database';
import { type NewsClockState, pauseReplay, readNewsClock } from '#persistence/news-clock';
import { recordingSpan } from '../../recorded/recording.js';
import { serveRecording } from '../../recorded/serve-recording.js';
import type { FeedSet } from './feed-set.js';

export interface ServedFeeds {
  /** Overrides the environment of the apps. */
  env: Record<string, string>;
  /** Describes the feed set. */
  sentence: string;
  close: () => Promise<void>;
}

/** Serves the feed set if it is a recording, at the time of the news clock. */
export async function serveFeeds(
  feeds: FeedSet,
  databaseUrl: string,
  wall: () => Date,
): Promise<ServedFeeds> {
  if (feeds.mode === 'live') return { env: {}, sentence: 'Live feeds.', close: async () => {} };
  const { recording } = feeds;
  const { name, fictional, folder } = recording;
  const { from, to } = recordingSpan(recording);
  const pool = openPool(databaseUrl, 2);
  const now = newsTime(pool.db, from, wall);
  const server = await serveRecording(recording, { now });
  const close = async () => {
    await server.close();
    await pause(pool.db, await now(), wall());
    await pool.close();
  };
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    env: { RECORDED_SERVER: `127.0.0.1:${server.port}`, RECORDED_IMAGES: join(folder, 'images') },
    sentence: `Recorded feeds: ${name}, ${day(from)} to ${day(to)}${fictional ? ', entirely fictional' : ''}.`,
    close,
  };
}

/** While the database restarts, time goes on from its last known state, so that no feed counts as failed. */
function newsTime(db: Queryable, from: Date, wall: () => Date): () => Promise<Date> {
  let known: NewsClockState | null = null;
  return async () => {
    try {
      known = await readNewsClock(db);
    } catch (error) {
      if (known === null || !lostConnection(error)) throw error;
    }
    return known ? newsNow(known.time, wall()) : from;
  };
}

/** If the database is gone, the next start resumes from the position that the worker saved last. */
async function pause(db: Queryable, at: Date, wall: Date): Promise<void> {
  try {
    await pauseReplay(db, at, wall);
  } catch (error) {
    if (!lostConnection(error)) throw error;
  }
}
