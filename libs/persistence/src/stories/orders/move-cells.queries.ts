/** Raw SQL: rows that come back from JSON, batches, and counters, all inside the story transaction. */
import type { CellValue } from '#domain/stories/history';
import type { Queryable } from '../../database/database.js';
import { FIRST_REPORT } from '../../database/reports.js';
import { removeFromList } from '../topic-removals.queries.js';

/**
 * Brings back a merged topic: its row, its id and slug, and the entries of its log. What a newer version of the product
 * added to topics comes from the topic that it was merged into.
 */
export async function restoreTopic(tx: Queryable, id: number, row: CellValue): Promise<void> {
  const [home] = await tx.rows<{ topic_id: number }>(
    'delete from topic_redirect where old_topic_id = $1 returning topic_id',
    [id],
  );
  if (!home) throw new Error(`Topic ${id} was not merged.`);
  await tx.rows(
    `insert into topic select r.* from topic h,
            jsonb_populate_record(null::topic, to_jsonb(h) || $2::jsonb || '{"follower_count": 0}') r where h.id = $1`,
    [home.topic_id, JSON.stringify(row)],
  );
  await tx.rows(
    `update topic_event set topic_id = $1, fact_key = left(fact_key, -length(' of ' || $1::int))
      where topic_id = $2 and fact_key like '% of ' || $1::int`,
    [id, home.topic_id],
  );
}

/** Makes the ids of merged topics lead to another topic. */
export async function redirectTo(tx: Queryable, ids: readonly number[], topic: number): Promise<void> {
  await tx.rows('update topic_redirect set topic_id = $2 where old_topic_id = any($1::int[])', [ids, topic]);
}

/** The complete rows of topics, from which they can be restored. */
export async function topicsAsJson(
  tx: Queryable,
  ids: readonly number[],
): Promise<Map<number, Record<string, CellValue>>> {
  const rows = await tx.rows<{ id: number; row: Record<string, CellValue> }>(
    'select id, to_jsonb(t) as row from topic t where id = any($1::int[])',
    [ids],
    'topics_as_json',
  );
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/** Moves these readers' follows to another topic. Those who follow it already keep that follow alone. */
export async function moveFollows(
  tx: Queryable,
  users: readonly number[],
  from: number,
  into: number,
): Promise<void> {
  await tx.rows(
    `with twice as (
       delete from follow f where f.topic_id = $2 and f.user_id = any($1::int[])
          and exists (select 1 from follow k where k.topic_id = $3 and k.user_id = f.user_id))
     update follow f set topic_id = $3 where f.topic_id = $2 and f.user_id = any($1::int[])
        and not exists (select 1 from follow k where k.topic_id = $3 and k.user_id = f.user_id)`,
    [users, from, into],
  );
}

/** Lets readers follow a topic again that they followed beside another. `at` is news time. */
export async function followAgain(
  tx: Queryable,
  users: readonly number[],
  topic: number,
  at: Date,
): Promise<void> {
  await tx.rows(
    `insert into follow (user_id, topic_id, followed_at, seen_at)
     select id, $2, $3, $3 from user_account where id = any($1::int[]) on conflict do nothing`,
    [users, topic, at],
  );
}

/** Ends these readers' follows of a topic, because they also follow the one that it is merged into. */
export async function unfollow(tx: Queryable, users: readonly number[], topic: number): Promise<void> {
  await tx.rows('delete from follow where user_id = any($1::int[]) and topic_id = $2', [users, topic]);
}

/** Counts the followers of topics again. */
export async function countFollowers(tx: Queryable, topics: readonly number[]): Promise<void> {
  await tx.rows(
    `update topic t set follower_count = (select count(*) from follow f where f.topic_id = t.id) where t.id = any($1::int[])`,
    [topics],
  );
}

/**
 * Takes articles out of their topics and off all lists. Milestones keep their other articles; those without any must be gone
 * already. `at` is system time.
 */
export async function hideArticles(
  tx: Queryable,
  ids: readonly number[],
  reason: string,
  at: Date,
): Promise<void> {
  await tx.rows(
    `update milestone m
        set anchor_article_id = (select a.id from milestone_article ma join article a on a.id = ma.article_id
                                  where ma.milestone_id = m.id and a.id <> all($1::int[])
                                  order by ${FIRST_REPORT} limit 1)
      where m.anchor_article_id = any($1::int[])`,
    [ids],
  );
  await tx.rows('delete from milestone_article where article_id = any($1::int[])', [ids]);
  await tx.rows('delete from announced_step where anchor_article_id = any($1::int[])', [ids]);
  await tx.rows('delete from article_search where article_id = any($1::int[])', [ids]);
  await tx.rows(
    `with cards as (select count(*) as n from article where id = any($1::int[]) and is_card)
     update counter set value = value - cards.n from cards where name = 'cards'`,
    [ids],
  );
  await tx.rows(
    `update article set topic_id = null, is_card = false, copy_count = 0, hidden_at = $3, hidden_reason = $2
      where id = any($1::int[])`,
    [ids, reason, at],
  );
  await tx.rows(
    `with freed as (select id, is_card from article where copy_of_id = any($1::int[]) and id <> all($1::int[])),
     set_free as (update article set copy_of_id = id, copy_count = 0, is_card = true where id in (select id from freed))
     update counter set value = value + (select count(*) from freed where not is_card) where name = 'cards'`,
    [ids],
  );
}

/** Shows hidden articles again. Those that are not placed in the same transaction wait for a topic. */
export async function showArticles(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.rows('update article set hidden_at = null, hidden_reason = null where id = any($1::int[])', [ids]);
}

/** What a topic without any article left says of itself. `at` is news time. */
export async function emptyTopic(tx: Queryable, id: number, at: Date): Promise<void> {
  const [emptied] = await tx.rows(
    'select 1 from topic where id = $1 and not exists (select 1 from article where topic_id = $1)',
    [id],
  );
  if (!emptied) return;
  await removeFromList(tx, [id], at);
  await tx.rows(
    `update topic set article_count = 0, source_count = 0, origin_count = 0, milestone_count = 0, multi_source_updates = 0,
            is_listed = false, hot_rank = 0, version = version + 1, updated_at = $2
      where id = $1`,
    [id, at],
  );
}

/** Restores a milestone. If another one has its anchor, that one gets its next article as anchor. */
export async function restoreMilestone(tx: Queryable, id: number, row: CellValue): Promise<void> {
  const values = JSON.stringify(row);
  await tx.rows(
    `update milestone m
        set anchor_article_id = (select a.id from milestone_article ma join article a on a.id = ma.article_id
                                  where ma.milestone_id = m.id and a.id <> m.anchor_article_id
                                  order by ${FIRST_REPORT} limit 1)
      where m.anchor_article_id = ($1::jsonb->>'anchor_article_id')::int and m.id <> $2`,
    [values, id],
  );
  await tx.rows(
    `insert into milestone select r.* from (select 1) one left join (select * from milestone limit 1) m on true,
            jsonb_populate_record(null::milestone, coalesce(to_jsonb(m), '{}') || $1::jsonb) r`,
    [values],
  );
}

/** Puts articles into a milestone. */
export async function putIntoMilestone(
  tx: Queryable,
  ids: readonly number[],
  milestone: number,
): Promise<void> {
  await tx.rows(
    `update milestone m
        set anchor_article_id = coalesce((select a.id from milestone_article ma join article a on a.id = ma.article_id
                                           where ma.milestone_id = m.id and a.id <> all($1::int[])
                                           order by ${FIRST_REPORT} limit 1), m.anchor_article_id)
      where m.anchor_article_id = any($1::int[]) and m.id <> $2`,
    [ids, milestone],
  );
  await tx.rows('update milestone_article set milestone_id = $2 where article_id = any($1::int[])', [
    ids,
    milestone,
  ]);
}

export async function setPin(tx: Queryable, ids: readonly number[], isPinned: boolean): Promise<void> {
  await tx.rows('update milestone_article set is_pinned = $2 where article_id = any($1::int[])', [
    ids,
    isPinned,
  ]);
}
