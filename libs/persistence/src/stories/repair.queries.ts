import { sql } from 'kysely';
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** No editor ordered about a topic's articles: the machine may repair them. */
const IS_MACHINES = sql<boolean>`'articles' <> all(editor_fields)`;

/** Those of these topics that still are and that the machine may repair. */
export async function repairableTopics(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await db.kysely
    .selectFrom('topic')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where(IS_MACHINES)
    .execute();
  return rows.map(({ id }) => id);
}

export type DormantTopicRow = RowOf<typeof dormantTopics>;

/**
 * Topics of at least `articles` articles that were last told in that time, the latest first, those left out that an editor ordered
 * about. Index: topic_recent.
 */
export function dormantTopics(
  db: Queryable,
  told: { since: Date; until: Date },
  { articles, limit }: { articles: number; limit: number },
) {
  return db.kysely
    .selectFrom('topic')
    .select(['id', 'name', 'language'])
    .where('last_reported_at', '>', told.since)
    .where('last_reported_at', '<', told.until)
    .where('article_count', '>=', articles)
    .where(IS_MACHINES)
    .orderBy('last_reported_at', 'desc')
    .limit(limit)
    .execute();
}

/** Topics with an article published since then. Index: topic_recent. */
export async function topicsToldSince(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db.kysely
    .selectFrom('topic')
    .select('id')
    .where('last_reported_at', '>', since)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
