import { sql } from 'kysely';
import type { Queryable } from '../../database/database.js';

/** Topics whose articles an editor moved. The machine does not change them. Index: topic_locked. */
export async function lockedTopics(db: Queryable): Promise<Set<number>> {
  const rows = await db.kysely
    .selectFrom('topic')
    .select('id')
    .where(sql<boolean>`'articles' = any(editor_fields)`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Topics with an article published after `since`. Index: topic_recent. */
export async function topicsReportedSince(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db.kysely
    .selectFrom('topic')
    .select('id')
    .where('last_reported_at', '>', since)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
