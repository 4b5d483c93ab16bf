import { join } from 'node:path';
import { backfillEnd, newsNow } from '#domain/news-clock';
import type { Database, Queryable } from '#persistence/database';
import { goLive, pauseReplay, readNewsClock, resumeReplay, startReplay } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { loadRecording } from '#persistence/seed';
import { OperatorError, type Settings } from '#platform/runtime';
import { type Recording, recordingFeeds, recordingSpan } from '../recorded/recording.js';
import { serveRecording } from '../recorded/serve-recording.js';
import type { FeedSet } from './feed-set.js';

export interface PreparedFeeds {
  /** Overrides the environment of the apps. */
  env: Record<string, string>;
  /** Describes the feed set. */
  sentence: string;
  close: () => Promise<void>;
}

type ReplaySettings = Pick<Settings, 'RECORDED_BACKFILL'>;

/**
 * Sets the news clock for the feed set. Serves it if it is a recording.
 * @throws OperatorError if the database holds articles of another feed set
 */
export async function prepareFeeds(
  feeds: FeedSet,
  settings: ReplaySettings,
  databaseUrl: string,
  wall: () => Date,
): Promise<PreparedFeeds> {
  const db = await connectDatabase(databaseUrl, 3);
  try {
    await assertNoOtherFeeds(db, feeds);
    if (feeds.mode === 'recorded') return await replay(feeds.recording, settings, db, wall);
    await goLive(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  await db.close();
  return { env: {}, sentence: 'Live feeds.', close: async () => {} };
}

/** @throws OperatorError if the database holds articles of another feed set: their news would mix */
export async function assertNoOtherFeeds(db: Queryable, feeds: FeedSet): Promise<void> {
  const clock = await readNewsClock(db);
  const held = clock?.recording?.name ?? null;
  const wanted = feeds.mode === 'recorded' ? feeds.recording.name : null;
  if (clock === null || held === wanted) return;
  const [found] = await db.rows<{ filled: boolean }>('select exists (select from article) as filled');
  if (!found?.filled) return;
  const nameOf = (name: string | null) => (name === null ? 'live feeds' : `the recording ${name}`);
  throw new OperatorError(
    `The database holds articles of ${nameOf(held)}, so ${nameOf(wanted)} cannot use it. Choose another database with DATABASE_URL.`,
  );
}

async function replay(
  recording: Recording,
  settings: ReplaySettings,
  db: Database,
  wall: () => Date,
): Promise<PreparedFeeds> {
  const { from, to } = recordingSpan(recording);
  const backfillUntil = backfillEnd(from, to, settings.RECORDED_BACKFILL);
  const { name, fictional, folder } = recording;
  await startReplay(db, { name, fictional, from, to, backfillUntil, wall: wall() });
  await resumeReplay(db, wall());
  await loadRecording(db, name, recordingFeeds(recording), from);
  const now = async () => {
    const state = await readNewsClock(db);
    return state ? newsNow(state.time, wall()) : from;
  };
  const server = await serveRecording(recording, { now });
  const close = async () => {
    await server.close();
    await pauseReplay(db, await now(), wall());
    await db.close();
  };
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    env: { RECORDED_SERVER: `127.0.0.1:${server.port}`, RECORDED_IMAGES: join(folder, 'images') },
    sentence: `Recorded feeds: ${name}, ${day(from)} to ${day(to)}${fictional ? ', entirely fictional' : ''}.`,
    close,
  };
}
