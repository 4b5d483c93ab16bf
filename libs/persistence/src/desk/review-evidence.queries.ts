/** Raw SQL: the newest of each of several stories. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export type SideTopicRow = Pick<
  Row<'topic'>,
  | 'id'
  | 'slug'
  | 'name'
  | 'label'
  | 'language'
  | 'status'
  | 'stands_text'
  | 'follower_count'
  | 'article_count'
  | 'origin_count'
>;

/** Topics by their present ids. */
export function sideTopics(db: Queryable, ids: readonly number[]): Promise<SideTopicRow[]> {
  return db.rows(
    `select id, slug, name, label, language, status, stands_text, follower_count, article_count, origin_count
       from topic where id = any($1::int[])`,
    [ids],
  );
}

export type SideMilestoneRow = Pick<
  Row<'milestone'>,
  'id' | 'topic_id' | 'title' | 'date' | 'confirmation_level' | 'origin_count'
> &
  Pick<Row<'topic'>, 'language'>;

/** The newest milestones of each topic (index `milestone_of_topic`). */
export function newestMilestones(
  db: Queryable,
  topicIds: readonly number[],
  each: number,
): Promise<SideMilestoneRow[]> {
  return db.rows(
    `select m.*, t.language from topic t
      cross join lateral (
        select id, topic_id, title, date, confirmation_level, origin_count from milestone
         where topic_id = t.id order by date desc, id desc limit $2) m
      where t.id = any($1::int[])
      order by m.date desc, m.id desc`,
    [topicIds, each],
  );
}

/** The milestones that these articles report or comment on, the newest first. */
export function milestonesOfArticles(
  db: Queryable,
  articleIds: readonly number[],
  limit: number,
): Promise<SideMilestoneRow[]> {
  return db.rows(
    `select m.id, m.topic_id, m.title, m.date, m.confirmation_level, m.origin_count, t.language
       from milestone m join topic t on t.id = m.topic_id
      where m.id in (select milestone_id from milestone_article where article_id = any($1::int[]))
      order by m.date desc, m.id desc limit $2`,
    [articleIds, limit],
  );
}

export type SideArticleRow = Pick<
  Row<'article'>,
  'id' | 'slug' | 'title' | 'language' | 'topic_id' | 'published_at'
> & {
  source_name: string;
};

/** These articles, the newest first. */
export function articlesById(
  db: Queryable,
  ids: readonly number[],
  limit: number,
): Promise<SideArticleRow[]> {
  return db.rows(
    `select a.id, a.slug, a.title, a.language, a.topic_id, a.published_at, s.name as source_name
       from article a join source s on s.id = a.source_id
      where a.id = any($1::int[]) order by a.published_at desc, a.id desc limit $2`,
    [ids, limit],
  );
}

/** The newest articles of each topic, without some (index `article_of_topic`). */
export function newestArticles(
  db: Queryable,
  topicIds: readonly number[],
  { each, without }: { each: number; without: readonly number[] },
): Promise<SideArticleRow[]> {
  return db.rows(
    `select a.*, s.name as source_name from unnest($1::int[]) as t (id)
      cross join lateral (
        select id, slug, title, language, topic_id, published_at, source_id from article
         where topic_id = t.id and id <> all($3::int[]) order by published_at desc, id desc limit $2) a
       join source s on s.id = a.source_id
      order by a.published_at desc, a.id desc`,
    [topicIds, each, without],
  );
}
