/** Raw SQL: removal of articles in batches. */
import { REPORTING_ROLES, type RemovalReason } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import { REPORTS } from '../../database/reports.js';
import { inList } from '../../database/sql-words.js';
import { LEVEL } from '../../database/words.js';

/**
 * Removes articles completely and leaves tombstones, so that feeds that still carry them do not bring them back. The
 * earliest remaining copy becomes the first of its copy group. Milestones keep their remaining articles. Milestones
 * without reports and topics without articles are deleted. Call it in a transaction that blocks placing (`holdPlacing`, or the
 * keeper's own).
 * @returns the topics that lost articles and remain: the keeper must rebuild them
 */
export async function removeArticles(
  tx: Queryable,
  ids: readonly number[],
  reason: RemovalReason,
  at: Date,
): Promise<number[]> {
  if (ids.length === 0) return [];
  await leaveTombstones(tx, ids, reason, at);
  await passOnCopies(tx, ids);
  await passOnMilestones(tx, ids);
  const topics = await deleteArticles(tx, ids);
  const emptied = await tx.rows<{ id: number }>(
    `delete from topic t where t.id = any($1::int[]) and not exists (select 1 from article a where a.topic_id = t.id)
     returning t.id`,
    [topics],
  );
  const gone = new Set(emptied.map(({ id }) => id));
  return topics.filter((id) => !gone.has(id));
}

/** Blocks placing and rebuilding until the transaction ends, because both lock the keeper's row first. */
export async function holdPlacing(tx: Queryable): Promise<void> {
  await tx.rows('select 1 from keeper where id = 1 for update');
}

/**
 * Unlisted topics without reports since `before` (index `topic_recent`) and without articles first seen since. They
 * have no followers, collections, edits or saved articles, and no milestone that is significant, confirmed or edited.
 * Oldest first. They are locked, so nobody can follow them until the transaction ends.
 */
export async function topicsToArchive(tx: Queryable, before: Date, limit: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `select t.id from topic t
      where t.last_reported_at < $1 and not t.is_listed and t.follower_count = 0 and t.editor_fields = '{}'
        and not exists (select 1 from article a where a.topic_id = t.id and a.first_seen_at >= $1)
        and not exists (select 1 from milestone m
                         where m.topic_id = t.id
                           and (m.is_significant or m.confirmation_level <> ${LEVEL.single} or m.editor_fields <> '{}'))
        and not exists (select 1 from collection_topic c where c.topic_id = t.id)
        and not exists (select 1 from article a join saved_article s on s.article_id = a.id where a.topic_id = t.id)
      order by t.last_reported_at limit $2 for update of t`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** All articles of these topics (index `article_of_topic`). */
export async function articleIdsOfTopics(db: Queryable, topicIds: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>('select id from article where topic_id = any($1::int[])', [
    topicIds,
  ]);
  return rows.map(({ id }) => id);
}

async function leaveTombstones(
  tx: Queryable,
  ids: readonly number[],
  reason: RemovalReason,
  at: Date,
): Promise<void> {
  await tx.rows(
    `insert into article_tombstone (identity_key, source_id, url, title_key, removed_at, reason)
     select identity_key, source_id, url, title_key, $3, $2 from article where id = any($1::int[])
     on conflict (identity_key) do nothing`,
    [ids, reason, at],
  );
}

/** Makes the earliest remaining copy the first of its group, and updates the copy counts (index on `copy_of_id`). */
async function passOnCopies(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.rows(
    `with stays as (
       select id, first_value(id) over w as leader, count(*) over (partition by copy_of_id)::int as n
         from article
        where id <> all($1::int[])
          and copy_of_id in (select copy_of_id from article where id = any($1::int[]))
       window w as (partition by copy_of_id order by id <> copy_of_id, published_at, id)),
     passed as (
       update article a
          set copy_of_id = s.leader, is_card = a.topic_id is not null and a.id = s.leader,
              copy_count = case when a.id = s.leader then s.n - 1 else 0 end
         from stays s join article before on before.id = s.id
        where a.id = s.id
       returning a.is_card::int - before.is_card::int as cards)
     update counter set value = value + (select coalesce(sum(cards), 0) from passed) where name = 'cards'`,
    [ids],
  );
}

/**
 * Recounts milestones from their remaining reports, and deletes those without any. An origin counts while one of its reports
 * remains. Counts only fall.
 */
async function passOnMilestones(tx: Queryable, ids: readonly number[]): Promise<void> {
  const rows = await tx.rows<{ milestone_id: number }>(
    'select distinct milestone_id from milestone_article where article_id = any($1::int[])',
    [ids],
  );
  const touched = rows.map((row) => row.milestone_id);
  await tx.rows(
    `with reports as (
       select ma.milestone_id, ma.role, ma.origin_key, a.id, a.source_id, a.published_at, a.id <> all($1::int[]) as remains
         from milestone_article ma join article a on a.id = ma.article_id
        where ma.milestone_id = any($2::int[]) and ${REPORTS}),
     origins as (
       select milestone_id from reports group by milestone_id, origin_key
       having bool_or(role in ${inList(REPORTING_ROLES)}) and bool_or(remains)),
     stays as (
       select r.milestone_id as id, (array_agg(r.id order by r.published_at, r.id))[1] as anchor,
              least(m.origin_count, greatest(1, (select count(*) from origins where milestone_id = r.milestone_id)))::int as origins,
              least(m.outlet_count, count(distinct r.source_id))::int as outlets
         from reports r join milestone m on m.id = r.milestone_id where r.remains group by r.milestone_id, m.id),
     passed as (
       update milestone m
          set anchor_article_id = case when m.anchor_article_id = any($1::int[]) then s.anchor else m.anchor_article_id end,
              origin_count = s.origins, outlet_count = s.outlets,
              confirmation_level = case when s.origins > 2 then ${LEVEL.verified} when s.origins = 2 then ${LEVEL.multiple} else ${LEVEL.single} end,
              multiple_at = case when s.origins > 1 then m.multiple_at end,
              verified_at = case when s.origins > 2 then m.verified_at end
         from stays s where m.id = s.id)
     delete from milestone m where m.id = any($2::int[]) and not exists (select 1 from stays s where s.id = m.id)`,
    [ids, touched],
  );
}

/**
 * Deletes articles with their revisions, quotes and links to milestones.
 * @returns the topics of these articles
 */
async function deleteArticles(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.rows<{ topics: number[] | null }>(
    `with gone as (delete from article where id = any($1::int[]) returning topic_id, is_card),
     counted as (
       update counter set value = value - (select count(*) from gone where is_card) where name = 'cards')
     select array_agg(distinct topic_id) filter (where topic_id is not null) as topics from gone`,
    [ids],
  );
  return rows[0]?.topics ?? [];
}
