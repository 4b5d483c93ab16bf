/** Raw SQL: a union of a story's ends, and parts of long texts. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export type AskedArticleRow = Pick<
  Row<'article'>,
  'id' | 'slug' | 'title' | 'excerpt' | 'content' | 'language' | 'published_at' | 'origin_key' | 'copy_of_id'
> & {
  source_name: Row<'source'>['name'];
  milestone_id: Row<'milestone_article'>['milestone_id'] | null;
  role: Row<'milestone_article'>['role'] | null;
};

export interface AskedArticleLimits {
  newest: number;
  /** Of the beginning of the story. */
  oldest: number;
  /** The newest articles of which the content is read, and how much of it (characters). */
  withContent: number;
  contentChars: number;
}

/**
 * The articles that answers about a topic rest on: its newest and its oldest, earliest first (index `article_of_topic`). The
 * content of copies is left out, because another article has it.
 */
export function articlesToAsk(
  db: Queryable,
  topicId: number,
  { newest, oldest, withContent, contentChars }: AskedArticleLimits,
): Promise<AskedArticleRow[]> {
  return db.rows(
    `with own as (
       (select id, row_number() over (order by published_at desc, id desc) as place
          from article where topic_id = $1 order by published_at desc, id desc limit $2)
       union
       (select id, null from article where topic_id = $1 order by published_at, id limit $3))
     select a.id, a.slug, a.title, a.excerpt, a.language, a.published_at, a.origin_key, a.copy_of_id, s.name as source_name,
            ma.milestone_id, ma.role,
            case when o.place <= $4 and coalesce(a.copy_of_id, a.id) = a.id then left(a.content, $5) end as content
       from (select id, min(place) as place from own group by id) o
       join article a on a.id = o.id join source s on s.id = a.source_id
       left join milestone_article ma on ma.article_id = a.id
      order by a.published_at, a.id`,
    [topicId, newest, oldest, withContent, contentChars],
  );
}

export interface AskedMilestoneRow
  extends Pick<Row<'milestone'>, 'id' | 'anchor_article_id' | 'origin_count' | 'is_significant'> {
  opened_at: Date;
  is_withdrawn: boolean;
}

/** A topic's newest developments, with the publication of their first articles (index `milestone_of_topic`). */
export function milestonesToAsk(db: Queryable, topicId: number, limit: number): Promise<AskedMilestoneRow[]> {
  return db.rows(
    `select m.id, m.anchor_article_id, m.origin_count, m.is_significant, m.retracted_at is not null as is_withdrawn,
            a.published_at as opened_at
       from milestone m join article a on a.id = m.anchor_article_id
      where m.topic_id = $1 order by m.date desc, m.id desc limit $2`,
    [topicId, limit],
  );
}

export type StoredFieldsRow = Pick<
  Row<'article'>,
  'id' | 'slug' | 'title' | 'excerpt' | 'content' | 'published_at'
> & {
  source_name: Row<'source'>['name'];
};

/** Whole stored texts of cited articles, to prove what they say (primary key). */
export function storedFields(db: Queryable, articleIds: readonly number[]): Promise<StoredFieldsRow[]> {
  return db.rows(
    `select a.id, a.slug, a.title, a.excerpt, a.content, a.published_at, s.name as source_name
       from article a join source s on s.id = a.source_id where a.id = any($1::int[])`,
    [articleIds],
  );
}
