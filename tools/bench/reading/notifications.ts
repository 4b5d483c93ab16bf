import pino from 'pino';
import type { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { connectDatabase, migrate } from '#persistence/schema';
import { systemClock } from '#platform/runtime';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { SourceNotices } from '../../../apps/worker/src/notifications/source-notices.service.js';
import { quietOrders } from '../../../test/support/quiet-orders.js';
import { openScratchDatabase } from '../../measure/scratch-database.js';

const FOLLOWERS = 10_000;
const ROUNDS = 3;
const HOUR_MS = 3_600_000;

/**
 * `bench notifications`: the seconds the worker takes to notify 10,000 followers who chose immediate notifications. The baseline
 * writes the same ledger and notifications with two bare statements in one transaction. Prints medians as a line of JSON.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase();
  try {
    const db = await connectDatabase(scratch.url, 4);
    try {
      await migrate(db.orm);
      console.log(JSON.stringify({ bench: 'notifications', followers: FOLLOWERS, ...(await measure(db)) }));
    } finally {
      await db.close();
    }
  } finally {
    await scratch.close();
  }
}

async function measure(db: Database): Promise<{ seconds: number; floorSeconds: number; ratio: number }> {
  const now = systemClock.now();
  const topic = await buildFollowedTopic(db, now);
  const service = new NotificationsService(
    db,
    new NewsClock(db, () => now, 0),
    new SourceNotices(db, quietOrders(db)),
    quietOrders(db),
    pino({ level: 'silent' }),
  );
  const [delivered, bare]: number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await buildFact(db, topic, `delivered ${round}`, now);
    delivered?.push(
      await secondsOf(async () => {
        const written = await service.round();
        if (written !== FOLLOWERS) throw new Error(`${written} notifications written, not ${FOLLOWERS}`);
      }),
    );
    const fact = await buildFact(db, topic, `bare ${round}`, now);
    bare?.push(await secondsOf(() => insertBare(db, topic, fact, now)));
    await db.rows('update topic_event set notified_at = $1', [now]);
  }
  const [seconds, floorSeconds] = [median(delivered ?? []), median(bare ?? [])];
  return { seconds, floorSeconds, ratio: Math.round((10 * seconds) / floorSeconds) / 10 };
}

async function buildFollowedTopic(db: Database, now: Date): Promise<number> {
  const [topic] = await db.rows<{ id: number }>(
    `insert into topic (slug, name, language, first_reported_at, last_reported_at, created_at, updated_at)
     values ('orrin-dam', 'Orrin dam', 'en', $1, $1, $1, $1) returning id`,
    [now],
  );
  if (!topic) throw new Error('No topic was inserted.');
  await db.rows(
    `with made as (
       insert into user_account (username, username_key, email, email_key, password_hash, created_at)
       select 'r' || n, 'r' || n, 'r' || n, 'r' || n, 'none', $2::timestamptz from generate_series(1, $3::int) as n returning id)
     insert into follow (user_id, topic_id, notification_frequency, followed_at, seen_at)
     select id, $1, 'immediate', $2::timestamptz - interval '1 day', $2::timestamptz from made`,
    [topic.id, now, FOLLOWERS],
  );
  return topic.id;
}

/** A status change. The cost does not depend on the kind of fact. */
async function buildFact(db: Database, topic: number, key: string, now: Date): Promise<number> {
  const payload = { from: 'resolved', to: 'ongoing', reason: 'Measured.' };
  const [fact] = await db.rows<{ id: number }>(
    `insert into topic_event (topic_id, kind, fact_key, payload, at) values ($1, 'status_changed', $2, $3, $4) returning id`,
    [topic, key, JSON.stringify(payload), new Date(now.getTime() - HOUR_MS)],
  );
  if (!fact) throw new Error('No fact was inserted.');
  return fact.id;
}

function insertBare(db: Database, topic: number, fact: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.rows(
      'insert into notified_fact (user_id, event_id) select user_id, $2 from follow where topic_id = $1',
      [topic, fact],
    );
    await tx.rows(
      `insert into notification (id, position, user_id, type, title, message, topic_id, created_at, mailed_at)
       select id, id, user_id, 'alert', 'Reopened: Orrin dam', 'Reopened. Measured.', $1::int, $2::timestamptz, $2::timestamptz
         from (select nextval('notification_id_seq') as id, user_id from follow where topic_id = $1) new`,
      [topic, now],
    );
  });
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
