import type { Queryable } from '../database/database.js';

/** Those of these topics that still are and whose articles no editor ordered about: the machine may repair them. */
export async function repairableTopics(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    "select id from topic where id = any($1::int[]) and 'articles' <> all(editor_fields)",
    [ids],
  );
  return rows.map(({ id }) => id);
}

export interface DormantTopicRow {
  id: number;
  name: string;
  language: string;
}

/**
 * Topics of at least `articles` articles that were last told in that time, the latest first, those left out that an editor ordered
 * about. Index: topic_recent.
 */
export function dormantTopics(
  db: Queryable,
  told: { since: Date; until: Date },
  { articles, limit }: { articles: number; limit: number },
): Promise<DormantTopicRow[]> {
  return db.rows(
    `select id, name, language from topic
      where last_reported_at > $1 and last_reported_at < $2 and article_count >= $3
        and 'articles' <> all(editor_fields)
      order by last_reported_at desc limit $4`,
    [told.since, told.until, articles, limit],
  );
}

/** Topics with an article published since then. Index: topic_recent. */
export async function topicsToldSince(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>('select id from topic where last_reported_at > $1 order by id', [
    since,
  ]);
  return rows.map(({ id }) => id);
}
