/** Raw SQL: one select for all identifiers of an article, and origins grouped by milestone. The rest is typed. */
import { sql } from 'kysely';
import type { PlacementEvidence } from '#domain/stories/placing';
import { REPORTING_ROLES } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { REPORTS } from '../database/reports.js';
import { inList } from '../database/sql-words.js';
import type { Row } from '../database/tables.js';
import { MORE_THAN_PACE } from './change-of-pace.js';

/** An article with its place. `stated_categories` are the categories of the item and its feed. */
export type PlacedArticleRow = Pick<Row<'article'>, ArticleColumn> & {
  source_name: Row<'source'>['name'];
  stated_categories: string[];
  placement: PlacementEvidence | null;
  milestone_id: Row<'milestone_article'>['milestone_id'] | null;
  role: Row<'milestone_article'>['role'] | null;
};

type ArticleColumn =
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'url'
  | 'published_at'
  | 'tags'
  | 'topic_id'
  | 'origin_key'
  | 'copy_of_id';

const PLACED = `select a.id, a.slug, a.title, a.excerpt, a.url, s.name as source_name, a.published_at, a.tags,
    a.item_categories || coalesce(f.categories, '{}') as stated_categories, a.topic_id, a.placement,
    a.origin_key, a.copy_of_id, ma.milestone_id, ma.role
  from article a join source s on s.id = a.source_id left join feed f on f.id = a.feed_id
  left join milestone_article ma on ma.article_id = a.id`;

/** One article with the evidence for its place, by id, slug or URL. */
export async function placedArticle(db: Queryable, which: number | string): Promise<PlacedArticleRow | null> {
  const where = typeof which === 'number' ? 'a.id = $1' : 'a.slug = $1 or a.url = $1';
  const [row] = await db.rows<PlacedArticleRow>(`${PLACED} where ${where} order by a.id limit 1`, [which]);
  return row ?? null;
}

/** The newest articles of a topic with the evidence for their place (index `article_of_topic`). */
export function placedInTopic(db: Queryable, topicId: number, limit: number): Promise<PlacedArticleRow[]> {
  return db.rows(`${PLACED} where a.topic_id = $1 order by a.published_at desc, a.id desc limit $2`, [
    topicId,
    limit,
  ]);
}

export interface MilestoneOriginRow {
  milestone_id: number;
  origin_key: string;
  /** The first outlet that carried this origin's report. */
  source_name: string;
  first_at: Date;
  articles: number;
}

/**
 * The origins that reported these milestones as fact, earliest first. Origins that only deny or retract are left out
 * (index `milestone_article_milestone_id_index`).
 */
export function originsOfMilestones(
  db: Queryable,
  milestoneIds: readonly number[],
): Promise<MilestoneOriginRow[]> {
  return db.rows(
    `select ma.milestone_id, ma.origin_key, (array_agg(s.name order by a.published_at, a.id))[1] as source_name,
            min(a.published_at) as first_at, count(*)::int as articles
       from milestone_article ma join article a on a.id = ma.article_id join source s on s.id = a.source_id
      where ma.milestone_id = any($1::int[]) and ${REPORTS}
      group by ma.milestone_id, ma.origin_key
     having bool_or(ma.role in ${inList(REPORTING_ROLES)})
      order by ma.milestone_id, first_at, ma.origin_key`,
    [milestoneIds],
  );
}

export type StatusChangeRow = Pick<Row<'topic_event'>, 'actor' | 'at'> & {
  payload: { from?: string; to?: string; reason?: string; articleIds?: number[] };
};

/** When a topic was last resolved, reopened or set by an editor, or null (index `topic_event_log`). */
export async function lastStatusChange(db: Queryable, topicId: number): Promise<StatusChangeRow | null> {
  const row = await db.kysely
    .selectFrom('topic_event')
    .select(['actor', 'at'])
    .select((eb) => eb.ref('payload').$castTo<StatusChangeRow['payload']>().as('payload'))
    .where('topic_id', '=', topicId)
    .where('kind', '=', 'status_changed')
    .where(sql<boolean>`${sql.raw(MORE_THAN_PACE)}`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
