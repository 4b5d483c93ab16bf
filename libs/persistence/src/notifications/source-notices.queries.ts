/** Raw SQL: the reports of each source are found in batches, and one text for each reader is written in one statement. */
import type { FirstReports, SourceLabel, SourceNotice } from '#domain/notifications';
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';
import type { Row, RowOf } from '../database/tables.js';
import { NEXT_ID, newIds, type WrittenRow } from './notification-writes.queries.js';

/** The source that reported a milestone first; null if the milestone is gone (index `milestone_pkey`). */
export async function firstReporter(db: Queryable, milestoneId: number): Promise<SourceLabel | null> {
  const row = await db.kysely
    .selectFrom('milestone as m')
    .innerJoin('article as a', 'a.id', 'm.anchor_article_id')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['s.id', 's.slug', 's.name'])
    .where('m.id', '=', milestoneId)
    .executeTakeFirst();
  return row ?? null;
}

export type SourceFollowerRow = RowOf<typeof followersOfSource>;

function selectSourceFollows(db: Queryable) {
  return db.kysely
    .selectFrom('source_follow as f')
    .innerJoin('user_account as u', 'u.id', 'f.user_id')
    .select(['f.user_id', 'f.source_id'])
    .select((eb) => eb.ref('f.notices_since').$notNull().as('notices_since'))
    .select(['u.default_frequency', 'u.wants_milestones', 'u.wants_resolutions', 'u.wants_updates'])
    .select('u.wants_weekly_digest')
    .where('f.notices_since', 'is not', null);
}

/** A source's followers who want notifications, with ids after `afterUserId`, in order of id (index `source_follow_notified`). */
export function followersOfSource(db: Queryable, sourceId: number, afterUserId: number, limit: number) {
  return selectSourceFollows(db)
    .where('f.source_id', '=', sourceId)
    .where('f.user_id', '>', afterUserId)
    .orderBy('f.user_id')
    .limit(limit)
    .execute();
}

/** The sources of which these readers want notifications (index `source_follow_pkey`). */
export function noticedSources(db: Queryable, userIds: readonly number[]): Promise<SourceFollowerRow[]> {
  return selectSourceFollows(db).where('f.user_id', '=', anyOf(userIds)).execute();
}

export interface FirstReportRow extends SourceLabel {
  milestone_id: number;
}

/**
 * The newest significant milestones that each of these sources reported first, from articles published after a moment, at
 * most `most` for each source (indexes `article_of_source` and `milestone_anchor_article_id_unique`).
 */
export function significantFirstReports(
  db: Queryable,
  sourceIds: readonly number[],
  after: Date,
  most: number,
): Promise<FirstReportRow[]> {
  return db.rows(
    `select s.id, s.slug, s.name, first.milestone_id
       from unnest($1::int[]) as u (id) join source s on s.id = u.id,
            lateral (select m.id as milestone_id
                       from article a join milestone m on m.anchor_article_id = a.id
                      where a.source_id = s.id and a.published_at > $2 and m.is_significant and m.retracted_at is null
                      order by a.published_at desc, m.id desc limit $3) first`,
    [sourceIds, after, most],
  );
}

export interface ReaderOfMilestone {
  user_id: number;
  milestone_id: number;
}

/** Which of these readers received a notification of which of these milestones (indexes of `notified_fact` and `topic_event`). */
export function readersOfMilestones(
  tx: Queryable,
  userIds: readonly number[],
  milestoneIds: readonly number[],
): Promise<ReaderOfMilestone[]> {
  return tx.rows(
    `select distinct n.user_id, e.milestone_id
       from topic_event e join notified_fact n on n.event_id = e.id
      where e.milestone_id = any($2::int[]) and n.user_id = any($1::int[])`,
    [userIds, milestoneIds],
  );
}

export interface MuteOfReader extends Pick<Row<'follow'>, 'muted_since' | 'muted_until'> {
  user_id: number;
  topic_id: number;
}

/** The mutes of these readers in these topics, also those that are over (index `follow_pkey`). */
export function mutesOfReaders(
  db: Queryable,
  userIds: readonly number[],
  topicIds: readonly number[],
): Promise<MuteOfReader[]> {
  return db.kysely
    .selectFrom('follow')
    .select(['user_id', 'topic_id', 'muted_since', 'muted_until'])
    .where('user_id', '=', anyOf(userIds))
    .where('topic_id', '=', anyOf(topicIds))
    .where('muted_since', 'is not', null)
    .execute();
}

export interface SourceNoticeRow {
  user_id: number;
  items: readonly FirstReports[];
  is_read: boolean;
}

/** The notifications with this key that these readers have already (index `notification_digest_once`). Locks them. */
export function sourceNotices(
  tx: Queryable,
  userIds: readonly number[],
  key: string,
): Promise<SourceNoticeRow[]> {
  return tx.rows(
    `select user_id, items, read_at is not null as is_read from notification
      where user_id = any($1::int[]) and digest_key = $2 order by user_id for update`,
    [userIds, key],
  );
}

/**
 * Writes a notification of a followed source for each reader, or updates the one of that day: it moves to the top.
 * @param at news time
 * @param wall system time. It is stored as `mailed_at`, because these are never mailed.
 * @returns the ids of those that are new
 */
export async function writeSourceNotices(
  tx: Queryable,
  { key, sourceId }: { key: string; sourceId: number },
  notices: readonly (SourceNotice & { user_id: number })[],
  { at, wall }: { at: Date; wall: Date },
): Promise<number[]> {
  const rows = await tx.rows<WrittenRow>(
    `insert into notification (id, position, user_id, type, title, message, items, story_count, source_id, digest_key,
                               created_at, mailed_at)
     select new.id, new.id, new.user_id, new.type, new.title, new.message, new.items, new."storyCount", $2, $3, $4, $5
       from (select ${NEXT_ID} as id, v.*
               from json_to_recordset($1::json) as v (user_id int, type text, title text, message text, items jsonb,
                                                      "storyCount" int)) new
     on conflict (user_id, digest_key) do update
       set title = excluded.title, message = excluded.message, items = excluded.items, story_count = excluded.story_count,
           created_at = excluded.created_at, position = excluded.position
     returning id, position`,
    [recordJson(notices), sourceId, key, at, wall],
  );
  return newIds(rows);
}
