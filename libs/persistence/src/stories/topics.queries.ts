/** Raw SQL: a union of topics and redirects, and labels, which commands read again and again. The rest is typed. */
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { idOf } from '../database/id-of.js';
import type { Row, RowOf } from '../database/tables.js';

export type TopicRow = Row<'topic'>;

/**
 * Listed topics with followers, most followed first (index `topic_most_followed`), then the most active of the others
 * (index `topic_lively`).
 */
export function mostFollowedTopics(db: Queryable, limit: number): Promise<TopicRow[]> {
  return db.rows(
    `select * from (
       (select 0 as part, t.* from topic t where is_listed and follower_count > 0
         order by follower_count desc, id desc limit $1)
       union all
       (select 1, t.* from topic t where is_listed and follower_count = 0 order by hot_rank desc, id desc limit $1)) t
      order by part, case when part = 0 then follower_count else hot_rank end desc, id desc limit $1`,
    [limit],
  );
}

/** One topic by slug or id. Merged topics resolve to their target. */
export async function topicBySlugOrId(db: Queryable, slug: string): Promise<TopicRow | null> {
  const id = idOf(slug);
  const [row] = await db.rows<TopicRow>(
    `select t.* from topic t where ${id === null ? 't.slug = $1' : 't.id = $1'}
     union all
     select t.* from topic_redirect r join topic t on t.id = r.topic_id
      where ${id === null ? 'r.old_slug = $1' : 'r.old_topic_id = $1'}
      limit 1`,
    [id ?? slug],
  );
  return row ?? null;
}

export type TopicLabelRow = Pick<TopicRow, 'id' | 'slug' | 'name' | 'language'>;

/** The id, slug, name and language of topics (primary key). */
export function topicLabels(db: Queryable, ids: readonly number[]): Promise<TopicLabelRow[]> {
  return db.rows(
    'select id, slug, name, language from topic where id = any($1::int[])',
    [ids],
    'topic_labels',
  );
}

/** Those of the given topics that exist (primary key). */
export async function liveTopics(db: Queryable, ids: readonly number[]): Promise<number[]> {
  return (await topicLabels(db, ids)).map(({ id }) => id).sort((a, b) => a - b);
}

/** Where those of the given topics that were merged into others lead. */
export async function redirectsFrom(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.kysely
    .selectFrom('topic_redirect')
    .select(['old_topic_id', 'topic_id'])
    .where('old_topic_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.old_topic_id, row.topic_id]));
}

export interface TopicStandsRow {
  milestone_id: number;
  text: string;
  at: Row<'milestone'>['date'];
  article_ids: number[];
  origin_count: number;
}

/**
 * Where a topic stands, as its last rebuild decided. Null if it has no such milestone, or if the milestone has left the
 * topic since (primary keys of `topic` and `milestone`).
 */
export async function topicStands(db: Queryable, topicId: number): Promise<TopicStandsRow | null> {
  const [row] = await db.rows<TopicStandsRow>(
    `select m.id as milestone_id, t.stands_text as text, m.date as at, t.stands_article_ids as article_ids, m.origin_count
       from topic t join milestone m on m.id = t.stands_milestone_id and m.topic_id = t.id
      where t.id = $1 and m.retracted_at is null`,
    [topicId],
  );
  return row ?? null;
}

export type CategoryRow = RowOf<typeof allCategories>;

export function allCategories(db: Queryable) {
  return db.kysely
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'color_class'])
    .orderBy('id')
    .limit(100)
    .execute();
}
