import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Row } from '#persistence/database';
import { NEWS_DAY } from './news-day.js';
import type { Values } from './values.js';

/** An unread notification about a topic. */
export function buildNotification(
  { kysely }: Queryable,
  userId: number,
  { items, ...values }: Values<'notification'> = {},
): Promise<Row<'notification'>> {
  return kysely
    .insertInto('notification')
    .values({
      user_id: userId,
      type: 'topic',
      title: 'Orrin dam',
      message: 'The dam holds.',
      position: sql<number>`nextval('notification_id_seq')`,
      created_at: NEWS_DAY,
      ...values,
      // The driver would write an array as an array of PostgreSQL.
      ...(items && { items: sql<typeof items>`${JSON.stringify(items)}::jsonb` }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A device of this session, whose push service is nowhere. */
export function buildPushSubscription(
  { kysely }: Queryable,
  userId: number,
  sessionId: number,
): Promise<Row<'push_subscription'>> {
  return kysely
    .insertInto('push_subscription')
    .values({
      user_id: userId,
      session_id: sessionId,
      endpoint: `https://push.example/${sessionId}`,
      p256dh: Buffer.alloc(65),
      auth: Buffer.alloc(16),
      server_key: Buffer.alloc(65),
      created_at: new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A chat that gets everything. Its address cannot be decrypted. */
export function buildTarget(
  { kysely }: Queryable,
  userId: number,
  values: Values<'notification_target'> = {},
): Promise<Row<'notification_target'>> {
  const now = new Date();
  return kysely
    .insertInto('notification_target')
    .values({
      user_id: userId,
      kind: 'slack',
      name: 'Newsroom',
      place: 'chat.example',
      sealed: Buffer.alloc(40),
      takes_all: true,
      heeds_quiet: true,
      confirmed_at: now,
      created_at: now,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The link in the emails of a deleted target. */
export function buildFormerLink(
  { kysely }: Queryable,
  userId: number,
  expiresAt: Date,
): Promise<Row<'former_target_link'>> {
  return kysely
    .insertInto('former_target_link')
    .values({
      user_id: userId,
      link_hash: randomBytes(32),
      mailbox_hash: randomBytes(32),
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A mark that the user has been notified of the event. */
export function buildNotifiedFact(
  { kysely }: Queryable,
  userId: number,
  eventId: number,
): Promise<Row<'notified_fact'>> {
  return kysely
    .insertInto('notified_fact')
    .values({ user_id: userId, event_id: eventId })
    .returningAll()
    .executeTakeFirstOrThrow();
}
