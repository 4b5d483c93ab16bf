/** Raw SQL: values of cells as JSON, for many subjects at once. */
import type { CellValue } from '#domain/stories/history';
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';
import { milestoneFields, topicFields } from '../cell-fields.js';

export interface PresentArticleRow
  extends Pick<Row<'article'>, 'id' | 'topic_id' | 'tags' | 'editor_fields' | 'hidden_reason'> {
  milestone_id: number | null;
  is_pinned: boolean;
}

/** Primary keys of `article` and `milestone_article`. */
export async function presentArticles(tx: Queryable, ids: readonly number[]): Promise<PresentArticleRow[]> {
  if (ids.length === 0) return [];
  return tx.rows(
    `select a.id, a.topic_id, a.tags, a.editor_fields, a.hidden_reason, ma.milestone_id,
            coalesce(ma.is_pinned, false) as is_pinned
       from article a left join milestone_article ma on ma.article_id = a.id where a.id = any($1::int[])`,
    [ids],
    'present_articles',
  );
}

export interface PresentTopicRow extends Pick<Row<'topic'>, 'id' | 'editor_fields'> {
  articles: number;
  fields: Record<string, CellValue>;
}

/** Locks the topics until the transaction ends (primary key of `topic`, index `article_of_topic`). */
export function presentTopics(tx: Queryable, ids: readonly number[]): Promise<PresentTopicRow[]> {
  return tx.rows(
    `select t.id, t.editor_fields, (select count(*)::int from article where topic_id = t.id) as articles,
            ${topicFields('t')} as fields
       from topic t where t.id = any($1::int[]) order by t.id for update`,
    [ids],
    'present_topics',
  );
}

export type RedirectRow = Pick<Row<'topic_redirect'>, 'old_topic_id' | 'topic_id'>;

/** Redirects from or to these topics (indexes of `topic_redirect`). */
export function redirectsOf(tx: Queryable, ids: readonly number[]): Promise<RedirectRow[]> {
  return tx.rows(
    `select old_topic_id, topic_id from topic_redirect where old_topic_id = any($1::int[]) or topic_id = any($1::int[])`,
    [ids],
    'redirects_of_topics',
  );
}

export interface PresentMilestoneRow extends Pick<Row<'milestone'>, 'id' | 'topic_id' | 'editor_fields'> {
  fields: Record<string, CellValue>;
  row: Record<string, CellValue>;
  articles: number[];
  pinned: number[];
}

/** Milestones with their articles (primary key of `milestone`, index of `milestone_article.milestone_id`). */
export async function presentMilestones(
  tx: Queryable,
  ids: readonly number[],
): Promise<PresentMilestoneRow[]> {
  if (ids.length === 0) return [];
  return tx.rows(
    `select m.id, m.topic_id, m.editor_fields, ${milestoneFields('m')} as fields, to_jsonb(m) as row,
            array(select article_id from milestone_article where milestone_id = m.id order by article_id) as articles,
            array(select article_id from milestone_article where milestone_id = m.id and is_pinned) as pinned
       from milestone m where m.id = any($1::int[])`,
    [ids],
    'present_milestones',
  );
}

export type FollowingRow = Pick<Row<'follow'>, 'user_id' | 'topic_id'>;

/** Follows of these topics by these readers (primary key of `follow`). */
export async function followsOf(
  tx: Queryable,
  users: readonly number[],
  topics: readonly number[],
): Promise<FollowingRow[]> {
  if (users.length === 0) return [];
  return tx.rows(
    'select user_id, topic_id from follow where user_id = any($1::int[]) and topic_id = any($2::int[])',
    [users, topics],
  );
}

export interface FollowerRow {
  topic_id: number;
  user_id: number;
  /** Follows the other topic of the pair as well. */
  follows_both: boolean;
}

/** The followers of the first topic of each pair (index `follow_of_topic`). */
export function followersOfPairs(
  tx: Queryable,
  pairs: readonly { from: number; into: number }[],
): Promise<FollowerRow[]> {
  return tx.rows(
    `select f.topic_id, f.user_id,
            exists (select 1 from follow o where o.user_id = f.user_id and o.topic_id = p.other) as follows_both
       from unnest($1::int[], $2::int[]) as p (topic_id, other) join follow f on f.topic_id = p.topic_id
      order by f.user_id`,
    [pairs.map(({ from }) => from), pairs.map(({ into }) => into)],
    'followers_of_pairs',
  );
}

/** Milestones whose articles are all among these (index of `milestone_article.milestone_id`). */
export function wholeMilestones(tx: Queryable, articleIds: readonly number[]): Promise<{ id: number }[]> {
  return tx.rows(
    `select distinct ma.milestone_id as id from milestone_article ma where ma.article_id = any($1::int[]) and not exists
       (select 1 from milestone_article o where o.milestone_id = ma.milestone_id and o.article_id <> all($1::int[]))`,
    [articleIds],
  );
}
