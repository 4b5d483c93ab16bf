/** Raw SQL: the same text for many readers in one batch. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import type { DigestItem, NotificationRow } from './notifications.queries.js';

/** One fact, or several that are told together, in the same words to many readers. */
export interface NotificationWrite {
  type: NotificationRow['type'];
  title: string;
  message: string;
  topicId: number;
  milestoneId: number | null;
}

/** @param at news time; nobody asks for these by mail, which is noted at `wall` */
export async function writeNotifications(
  tx: Queryable,
  userIds: readonly number[],
  notification: NotificationWrite,
  { at, wall }: { at: Date; wall: Date },
): Promise<void> {
  const { type, title, message, topicId, milestoneId } = notification;
  await tx.rows(
    `insert into notification (user_id, type, title, message, topic_id, milestone_id, created_at, mailed_at)
     select unnest($1::int[]), $2, $3, $4, $5, $6, $7, $8`,
    [userIds, type, title, message, topicId, milestoneId, at, wall],
  );
}

export type DigestWrite = Pick<Row<'notification'>, 'user_id' | 'type' | 'title' | 'message'> & {
  items: readonly DigestItem[];
};

export type DigestRow = Pick<Row<'notification'>, 'id' | 'user_id'> & { is_mailed: boolean };

/**
 * One digest for each reader; one that is there already is left alone. Answers those written, and which of them their
 * readers want by mail. @param canMail whether this server sends mail at all
 */
export function writeDigests(
  tx: Queryable,
  key: string,
  digests: readonly DigestWrite[],
  { at, wall, canMail }: { at: Date; wall: Date; canMail: boolean },
): Promise<DigestRow[]> {
  return tx.rows(
    `insert into notification (user_id, type, title, message, items, digest_key, created_at, mailed_at)
     select u.id, v.type, v.title, v.message, v.items, $2, $3,
            case when $5 and u.wants_email and u.email_confirmed_at is not null then null else $4::timestamptz end
       from json_to_recordset($1::json) as v (user_id int, type text, title text, message text, items jsonb)
       join user_account u on u.id = v.user_id order by u.id
     on conflict (user_id, digest_key) do nothing
     returning id, user_id, mailed_at is null as is_mailed`,
    [JSON.stringify(digests), key, at, wall, canMail],
  );
}
