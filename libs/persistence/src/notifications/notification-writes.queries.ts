/** Raw SQL: writes one text for many readers in one batch. */
import type { Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';
import type { Row } from '../database/tables.js';
import type { DigestItem, NotificationRow } from './notifications.queries.js';

/** A notification's first position is its id; later ones are out of the same sequence. */
export const NEXT_ID = "nextval('notification_id_seq')";

export type WrittenRow = Pick<Row<'notification'>, 'id' | 'position'>;

/** Without those that were there already, and were updated. */
export function newIds(written: readonly WrittenRow[]): number[] {
  return written.filter(({ id, position }) => id === position).map(({ id }) => id);
}

/** A notification about new facts of one development, or about a change of status, with the same text for many readers. */
export interface NotificationWrite {
  type: NotificationRow['type'];
  title: string;
  message: string;
  topicId: number;
  milestoneId: number | null;
  /** Whether a notification of the same development that was read is unread again. */
  isUnreadAgain: boolean;
}

/**
 * Writes the notification, or updates the one that a reader already has of the same development: it moves to the top of the
 * list (index `notification_of_development`).
 * @param at news time
 * @param wall system time. It is stored as `mailed_at`, because these are never mailed.
 * @returns the ids of those that are new
 */
export async function writeNotifications(
  tx: Queryable,
  userIds: readonly number[],
  notification: NotificationWrite,
  { at, wall }: { at: Date; wall: Date },
): Promise<number[]> {
  const { type, title, message, topicId, milestoneId, isUnreadAgain } = notification;
  const rows = await tx.rows<WrittenRow>(
    `insert into notification (id, position, user_id, type, title, message, topic_id, milestone_id, created_at, mailed_at)
     select new.id, new.id, new.user_id, $2, $3, $4, $5, $6, $7, $8
       from (select ${NEXT_ID} as id, user_id from unnest($1::int[]) as u (user_id)) new
     on conflict (user_id, milestone_id) where milestone_id is not null do update
       set type = excluded.type, title = excluded.title, message = excluded.message, topic_id = excluded.topic_id,
           created_at = excluded.created_at, position = excluded.position,
           read_at = case when $9 then null else notification.read_at end
     returning id, position`,
    [userIds, type, title, message, topicId, milestoneId, at, wall, isUnreadAgain],
  );
  return newIds(rows);
}

export type DigestWrite = Pick<Row<'notification'>, 'user_id' | 'type' | 'title' | 'message'> & {
  items: readonly DigestItem[];
  storyCount: number;
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
    `insert into notification (id, position, user_id, type, title, message, items, story_count, digest_key, created_at, mailed_at)
     select new.id, new.id, u.id, new.type, new.title, new.message, new.items, new."storyCount", $2, $3,
            case when $5 and u.wants_email and u.email_confirmed_at is not null then null else $4::timestamptz end
       from (select ${NEXT_ID} as id, v.*
               from json_to_recordset($1::json) as v (user_id int, type text, title text, message text, items jsonb,
                                                      "storyCount" int)) new
       join user_account u on u.id = new.user_id order by u.id
     on conflict (user_id, digest_key) do nothing
     returning id, user_id, mailed_at is null as is_mailed`,
    [recordJson(digests), key, at, wall, canMail],
  );
}
