/** Raw SQL: ranked lists on partial indexes, and lateral look-ups that bound what is read of each topic. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { STATUS } from '../database/words.js';

/** The hottest listed topics among which today's are chosen. */
const HOTTEST = 200;
/** Quiet topics that are compared, those that fell silent last. */
const QUIET_COMPARED = 500;

export interface LivelyStoryRow {
  id: number;
  categoryId: number | null;
  originCount: number;
  name: string;
  /** The sentence that says where the story stands. */
  state: string | null;
  isFresh: boolean;
}

/**
 * Unresolved listed topics with a report since `since`, hottest first (index `topic_lively`). Those with a report since `fresh` are
 * marked. `offset 0` forces a look-up per topic.
 */
export function livelyStories(
  db: Queryable,
  { since, fresh, limit }: { since: Date; fresh: Date; limit: number },
): Promise<LivelyStoryRow[]> {
  return db.rows(
    `with lively as (
       select *
         from (select * from topic where is_listed order by hot_rank desc, id desc limit ${HOTTEST}) hottest
        where status <> ${STATUS.resolved} and last_reported_at > $1
        order by hot_rank desc, id desc limit $3)
     select t.id, t.category_id as "categoryId", t.origin_count as "originCount", t.name,
            case when m.id is not null then t.stands_text end as state, t.last_reported_at > $2 as "isFresh"
       from lively t
       left join lateral (
         select id from milestone
          where id = t.stands_milestone_id and topic_id = t.id and retracted_at is null offset 0) m on true
      order by t.hot_rank desc, t.id desc`,
    [since, fresh, limit],
  );
}

/** The pairs of these topics that are related (primary key of `topic_relation`). */
export async function relationsAmong(
  db: Queryable,
  topicIds: readonly number[],
): Promise<[number, number][]> {
  const rows = await db.rows<Pick<Row<'topic_relation'>, 'topic_id' | 'other_id'>>(
    `select topic_id, other_id from topic_relation
      where topic_id = any($1::int[]) and other_id = any($1::int[]) limit 1000`,
    [topicIds],
  );
  return rows.map(({ topic_id, other_id }) => [topic_id, other_id]);
}

/** Listed topics that ended between two times, those with most origins first (index `topic_ended`). */
export function endedLatelyIds(
  db: Queryable,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<number[]> {
  return idsOf(
    db,
    `select id from topic
      where is_listed and status = ${STATUS.resolved} and resolved_at > $1 and resolved_at <= $2
      order by origin_count desc, resolved_at desc, id desc limit $3`,
    [from, to, limit],
  );
}

/**
 * Unresolved listed topics of three origins or more whose last report came between two times: first those with most origins and
 * followers. Compares the newest five hundred (index `topic_silent`).
 */
export function quietTopicIds(
  db: Queryable,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<number[]> {
  return idsOf(
    db,
    `select id from (
       select id, origin_count + follower_count as weight, last_reported_at from topic
        where is_listed and status <> ${STATUS.resolved} and origin_count >= 3
          and last_reported_at > $1 and last_reported_at <= $2
        order by last_reported_at desc, id desc limit ${QUIET_COMPARED}) quiet
      order by weight desc, last_reported_at desc, id desc limit $3`,
    [from, to, limit],
  );
}

async function idsOf(db: Queryable, text: string, values: readonly unknown[]): Promise<number[]> {
  return (await db.rows<{ id: number }>(text, values)).map(({ id }) => id);
}

export type StoryReportRow = Pick<
  Row<'article'>,
  'slug' | 'title' | 'published_at' | 'image_url' | 'hot_rank'
> & {
  topic_id: Row<'topic'>['id'];
  origin_key: string | null;
  source_name: Row<'source'>['name'];
};

/** The newest cards of each topic, `limit` at most (index `article_of_topic`). */
export function newestReports(
  db: Queryable,
  topicIds: readonly number[],
  limit: number,
): Promise<StoryReportRow[]> {
  return db.rows(
    `select a.topic_id, a.slug, a.title, a.published_at, a.image_url, a.hot_rank, a.origin_key, s.name as source_name
       from unnest($1::int[]) wanted (id)
       cross join lateral (select * from article where topic_id = wanted.id and is_card
                            order by published_at desc, id desc limit $2) a
       join source s on s.id = a.source_id
      order by a.published_at desc, a.id desc`,
    [topicIds, limit],
  );
}

export interface OutletsOfTopicRow {
  topic_id: number;
  bias: NonNullable<Row<'source'>['bias']> | 'unknown';
  outlets: number;
}

/** The outlets of each topic's newest reports, `reports` at most, counted by bias (index `article_of_topic`). */
export function outletsOfTopics(
  db: Queryable,
  topicIds: readonly number[],
  reports: number,
): Promise<OutletsOfTopicRow[]> {
  return db.rows(
    `select covered.topic_id, coalesce(s.bias, 'unknown') as bias, count(*)::int as outlets
       from (select distinct wanted.id as topic_id, a.source_id
               from unnest($1::int[]) wanted (id)
               cross join lateral (select source_id from article where topic_id = wanted.id
                                    order by published_at desc, id desc limit $2) a) covered
       join source s on s.id = covered.source_id
      group by 1, 2`,
    [topicIds, reports],
  );
}
