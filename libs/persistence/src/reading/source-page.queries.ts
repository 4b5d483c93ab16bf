/** Raw SQL: cards on an index, and topics looked up one by one in a lateral join. The rest is typed. */

import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import { idOf } from '../database/id-of.js';
import type { Row, RowOf } from '../database/tables.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';

/** A source with the data for its page. */
export type SourcePageRow = RowOf<typeof sourceBySlugOrId>;

/** One source by slug, or by id if `slug` is digits only. Merged doubles resolve to the source that was kept. */
export async function sourceBySlugOrId(db: Queryable, slug: string) {
  const id = idOf(slug);
  const row = await db.kysely
    .selectFrom('source as s')
    .leftJoin('owner as o', 'o.id', 's.owner_id')
    .select(['s.id', 's.domain', 's.name', 's.slug', 's.url', 's.description', 's.country', 's.owner_id'])
    .select(['o.name as owner', 's.bias', 's.bias_agreed', 's.bias_origin', 's.trust_score'])
    .select(['s.trust_low', 's.trust_high'])
    .select(['s.trust_coverage', 's.category', 's.follower_count', 's.language', 's.media_type', 's.pc1'])
    .select(['s.pc1_observed', 's.wikipedia_status', 's.added_by', 's.operator_fields', 's.disabled_reason'])
    .where('s.id', '=', id === null ? idOfSlug(slug) : currentId(id))
    .executeTakeFirst();
  return row ?? null;
}

/** Indexes: source_slug_unique, source_redirect_old_slug_unique. */
function idOfSlug(slug: string) {
  return sql<number>`coalesce((select id from source where slug = ${slug}),
    (select source_id from source_redirect where old_slug = ${slug}))`;
}

/** Index: source_redirect_pkey. */
function currentId(id: number) {
  return sql<number>`coalesce((select source_id from source_redirect where old_source_id = ${id}), ${id}::int)`;
}

/** The number of all matching rows, not only the returned ones. */
const TOTAL = sql<number>`(count(*) over ())::int`.as('total');

export type SiblingRow = RowOf<typeof otherOutletsOf>;

/** Other outlets of an owner, best known first, each with the total number (index `source_owner_id_index`). */
export function otherOutletsOf(db: Queryable, ownerId: number, sourceId: number, limit: number) {
  return db.kysely
    .selectFrom('source')
    .select(['id', 'name', 'slug', TOTAL])
    .where('owner_id', '=', ownerId)
    .where('id', '<>', sourceId)
    .orderBy('pc1_observed', 'desc')
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type AssessmentRow = RowOf<typeof assessmentsOf>;

/** The newest assessments of a source, newest first (unique index on source and time). */
export function assessmentsOf(db: Queryable, sourceId: number, limit: number) {
  return db.kysely
    .selectFrom('trust_assessment')
    .select(['assessed_at', 'score', 'coverage', 'cause', 'factors', 'evidence'])
    .where('source_id', '=', sourceId)
    .orderBy('assessed_at', 'desc')
    .limit(limit)
    .execute();
}

/** The newest placed articles of a source, copies included (index `article_of_source`). */
export function newestOfSource(db: Queryable, sourceId: number, limit: number): Promise<CardRow[]> {
  return db.rows(
    `select ${CARD_COLUMNS} from article a ${CARD_JOINS}
      where a.source_id = $1 and a.topic_id is not null order by a.published_at desc, a.id desc limit $2`,
    [sourceId, limit],
  );
}

export interface CoveredTopicRow extends Pick<Row<'topic'>, 'id' | 'slug' | 'name' | 'language' | 'status'> {
  articles: number;
}

/**
 * Listed topics of a source's newest `articles` articles: those with most of them first, then those that the source reported last (index
 * `article_of_source`; the articles themselves are read only on pages that vacuum has not seen since they changed).
 * `offset 0` forces a look-up per topic, in this order, so that only those before the last of `limit` are read.
 */
export function topicsOfSource(
  db: Queryable,
  sourceId: number,
  { articles, limit }: { articles: number; limit: number },
): Promise<CoveredTopicRow[]> {
  return db.rows(
    `select t.id, t.slug, t.name, t.language, t.status, covered.articles
       from (select topic_id, count(*)::int as articles, max(published_at) as last_at
               from (select topic_id, published_at from article where source_id = $1 and topic_id is not null
                      order by published_at desc limit $2) newest
              group by topic_id order by articles desc, last_at desc, topic_id desc) covered
       join lateral (select * from topic where id = covered.topic_id offset 0) t on t.is_listed
      order by covered.articles desc, covered.last_at desc, covered.topic_id desc limit $3`,
    [sourceId, articles, limit],
  );
}

export type SourceFeedRow = RowOf<typeof feedsOfSource>;

/** Feeds of a source, active ones first, each with the total number (index `feed_source_id_index`). */
export function feedsOfSource(db: Queryable, sourceId: number, limit: number) {
  return db.kysely
    .selectFrom('feed')
    .select(['title', 'url', 'recording', 'state', 'state_reason as stateReason'])
    .select(['last_outcome as lastOutcome', 'last_detail as lastDetail', 'next_check_at'])
    .select([
      'last_checked_at',
      'failure_count',
      'failing_since',
      'dead_since',
      'rhythm_ms',
      'last_new_at',
      TOTAL,
    ])
    .where('source_id', '=', sourceId)
    .orderBy(sql`array_position(array['active', 'disabled', 'waiting'], state)`)
    .orderBy('id')
    .limit(limit)
    .execute();
}
