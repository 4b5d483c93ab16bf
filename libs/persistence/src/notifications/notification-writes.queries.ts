/** Raw SQL: writes one text for many readers in one batch. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import type { DigestItem, NotificationRow } from './notifications.queries.js';

/** A notification about one or several facts, with the same text for many readers. */
export interface NotificationWrite {
  type: NotificationRow['type'];
  title: string;
  message: string;
  topicId: number;
  milestoneId: number | null;
}

/**
 * @param at news time
 * @param wall system time. It is stored as `mailed_at`, because these are never mailed.
 */
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
 * Writes one digest for each reader. Existing ones stay unchanged.
 * @param canMail whether this server sends mail
 * @returns the written digests, and whether to mail each
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
