import { backfillEnd } from '#domain/news-clock';
import type { Queryable } from '#persistence/database';
import { goLive, readNewsClock, resumeReplay, startReplay } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { loadRecording } from '#persistence/seed';
import { OperatorError, type Settings } from '#platform/runtime';
import { recordingFeeds, recordingSpan } from '../../recorded/recording.js';
import type { FeedSet } from './feed-set.js';

/**
 * Sets the news clock for the feed set, and loads the feeds of a recording.
 * @throws OperatorError if the database holds articles of another feed set
 */
export async function prepareFeeds(
  feeds: FeedSet,
  settings: Pick<Settings, 'RECORDED_BACKFILL'>,
  databaseUrl: string,
  wall: Date,
): Promise<void> {
  const db = await connectDatabase(databaseUrl, 3);
  try {
    await assertNoOtherFeeds(db, feeds);
    if (feeds.mode === 'live') {
      await goLive(db);
      return;
    }
    const { recording } = feeds;
    const { from, to } = recordingSpan(recording);
    const backfillUntil = backfillEnd(from, to, settings.RECORDED_BACKFILL);
    const { name, fictional } = recording;
    await startReplay(db, { name, fictional, from, to, backfillUntil, wall });
    await resumeReplay(db, wall);
    await loadRecording(db, name, recordingFeeds(recording), from);
  } finally {
    await db.close();
  }
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
