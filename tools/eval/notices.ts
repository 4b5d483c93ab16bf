import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { Database } from '#persistence/database';
import { readNewsClock } from '#persistence/news-clock';
import { addFollow } from '#persistence/reading';
import { connectDatabase } from '#persistence/schema';
import { createLogger, projectRoot, readSettings, systemClock } from '#platform/runtime';
import type { NotificationFrequency } from '#vocabulary';
import { openScratchDatabase } from '../measure/scratch-database.js';
import { startServer } from '../measure/served-recording.js';
import { renderFictionalRecording } from '../recorded/fictional/render-recording.js';
import { bringUpToDate } from '../start/build.js';
import type { CommandLine } from '../start/command-line.js';
import { type Notice, noticeKind, sampleOf, WOULD_SWITCH_OFF } from './scores/notice-kinds.js';

const FOLLOWS = 47;
const SAMPLE = 50;

/**
 * `eval notices fictional|DIR…`: the real worker replays a recording from its start for two readers. Each follows the first 47
 * stories of two articles, as soon as they have them: one with the default settings, one immediately. Prints what each of them is sent:
 * the lines of the digests, or the notifications that are new or unread again; and of 50 of them, spread evenly, which are of a kind
 * that a reader would switch off.
 */
export async function run({ operands }: CommandLine): Promise<void> {
  await bringUpToDate({ web: false });
  for (const path of operands) {
    if (path !== 'fictional') {
      await replay(path, path);
      continue;
    }
    const folder = await mkdtemp(join(tmpdir(), 'followthrough-notices-'));
    try {
      await renderFictionalRecording(folder);
      await replay(folder, path);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

async function replay(folder: string, name: string): Promise<void> {
  const scratch = await openScratchDatabase();
  try {
    const server = await startServer(folder, scratch.url);
    const db = await connectDatabase(scratch.url, 3);
    try {
      const readers = await replayWith(db, scratch.url, `127.0.0.1:${server.port}`);
      for (const { frequency, id, pings } of readers) {
        print(name, { frequency, of: 'digest lines' }, await digestLines(db, id));
        if (pings.length > 0) print(name, { frequency, of: 'notifications' }, pings);
      }
    } finally {
      await db.close();
      server.close();
    }
  } finally {
    await scratch.close();
  }
}

interface Reader {
  id: number;
  frequency: NotificationFrequency;
  /** Notifications that were new or unread again, as they read then. */
  pings: Notice[];
  /** The newest position that was looked at. */
  seen: number;
}

/** Runs the worker's steps one after the other, so that the outcome does not depend on the speed of the machine. */
async function replayWith(db: Database, url: string, feeds: string): Promise<Reader[]> {
  const settings = readSettings({
    ...{ DATABASE_URL: url, DATABASE_POOL: '8', LOG_LEVEL: 'silent' },
    ...{ FEEDS: 'recorded', RECORDED_SERVER: feeds, RECORDED_SPEED: '0' },
  });
  const { IngestService, ReplayService, DigestsService, NotificationsService, KeeperService, WorkerModule } =
    await builtWorker();
  const module = WorkerModule.with(settings, createLogger(settings, 'worker'), false);
  const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  try {
    const [ingest, keeper] = [app.get(IngestService), app.get(KeeperService)];
    const [notifications, digests] = [app.get(NotificationsService), app.get(DigestsService)];
    const window = app.get(ReplayService);
    const readers = [await addReader(db, 'daily'), await addReader(db, 'immediate')];
    for (let state = await readNewsClock(db); state?.readyAt === null; state = await readNewsClock(db)) {
      while ((await ingest.round()) > 0 || !ingest.isIdle);
      const placed = await keeper.round();
      if (placed > 0) await followStories(db, readers);
      if ((await notifications.round()) > 0) for (const reader of readers) await look(db, reader);
      await digests.round();
      await window.step();
    }
    await keeper.release();
    return readers;
  } finally {
    await app.close();
  }
}

/** The built classes: only the build writes down which services a constructor takes. */
async function builtWorker() {
  const built = (path: string) => pathToFileURL(join(projectRoot(), 'dist/apps/worker/src', path)).href;
  const [ingest, replays, digests, notifications, keeper, worker] = await Promise.all([
    import(built('ingest/ingest.service.js')) as Promise<
      typeof import('../../apps/worker/src/ingest/ingest.service.js')
    >,
    import(built('loops/replay.service.js')) as Promise<
      typeof import('../../apps/worker/src/loops/replay.service.js')
    >,
    import(built('notifications/digests.service.js')) as Promise<
      typeof import('../../apps/worker/src/notifications/digests.service.js')
    >,
    import(built('notifications/notifications.service.js')) as Promise<
      typeof import('../../apps/worker/src/notifications/notifications.service.js')
    >,
    import(built('stories/keeper.service.js')) as Promise<
      typeof import('../../apps/worker/src/stories/keeper.service.js')
    >,
    import(built('worker.module.js')) as Promise<typeof import('../../apps/worker/src/worker.module.js')>,
  ]);
  return { ...ingest, ...replays, ...digests, ...notifications, ...keeper, ...worker };
}

async function addReader(db: Database, frequency: NotificationFrequency): Promise<Reader> {
  const [row] = await db.rows<{ id: number }>(
    `insert into user_account (username, username_key, email, email_key, password_hash, default_frequency, created_at)
     values ($1, $1, $1, $1, 'none', $1, now()) returning id`,
    [frequency],
  );
  return { id: row?.id ?? 0, frequency, pings: [], seen: 0 };
}

async function followStories(db: Database, readers: readonly Reader[]): Promise<void> {
  const at = await newsTime(db);
  const stories = await db.rows<{ id: number }>(
    'select id from topic where article_count > 1 order by created_at, id limit $1',
    [FOLLOWS],
  );
  for (const { id: userId, frequency } of readers)
    for (const { id: topicId } of stories)
      await addFollow(db, { userId, topicId, frequency, at, most: FOLLOWS });
}

async function newsTime(db: Database): Promise<Date> {
  const state = await readNewsClock(db);
  return state?.time.mode === 'recorded' ? state.time.replayAt : systemClock.now();
}

/** Notes what is unread since the last look, then reads it: so an update that stays read is no ping. */
async function look(db: Database, reader: Reader): Promise<void> {
  const rows = await db.rows<Notice & { position: number }>(
    `select n.position, n.created_at as at, n.title as story, n.message as text, coalesce(m.is_significant, true) as major
       from notification n left join milestone m on m.id = n.milestone_id
      where n.user_id = $1 and n.position > $2 and n.read_at is null and n.digest_key is null order by n.position`,
    [reader.id, reader.seen],
  );
  reader.pings.push(...rows);
  reader.seen = rows.at(-1)?.position ?? reader.seen;
  await db.rows('update notification set read_at = now() where user_id = $1 and digest_key is null', [
    reader.id,
  ]);
}

/**
 * What the reader's digests say: every line, and all stories that are only named as one. Whether a line is major follows from
 * its development.
 */
function digestLines(db: Database, userId: number): Promise<Notice[]> {
  return db.rows(
    `select n.created_at as at, item->>'name' as story, line as text,
            exists (select 1 from milestone m where m.topic_id = (item->>'topicId')::int and m.is_significant
                                               and starts_with(line, m.title)) as major
       from notification n, jsonb_array_elements(n.items) item, jsonb_array_elements_text(item->'facts') line
      where n.user_id = $1 and n.digest_key is not null
     union all
     select n.created_at, 'Smaller updates', string_agg(item->>'name', ', '), false
       from notification n, jsonb_array_elements(n.items) item
      where n.user_id = $1 and n.digest_key is not null and item->'facts' = '[]'
      group by n.id
     order by 1, 2`,
    [userId],
  );
}

function print(
  recording: string,
  measured: { frequency: string; of: string },
  notices: readonly Notice[],
): void {
  const sample = sampleOf(
    notices.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    SAMPLE,
  );
  const kinds = Object.fromEntries(
    [...Map.groupBy(sample, noticeKind)].map(([kind, of]) => [kind, of.length]),
  );
  const unwanted = sample.filter((notice) => WOULD_SWITCH_OFF.has(noticeKind(notice)));
  const total = { notices: notices.length, sampled: sample.length, wouldSwitchOff: unwanted.length };
  console.log(JSON.stringify({ eval: 'notices', recording, follows: FOLLOWS, ...measured, ...total, kinds }));
  for (const notice of sample)
    console.log(
      JSON.stringify({ at: notice.at, kind: noticeKind(notice), story: notice.story, text: notice.text }),
    );
}
