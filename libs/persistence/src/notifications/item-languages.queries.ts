import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';

/** The languages of the stories that digests and other lists are about, by id (primary key). Stories that are gone have none. */
export async function itemLanguages(
  db: Queryable,
  lists: readonly { items: readonly { topicId: number | null }[] | null }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(lists.flatMap(({ items }) => items?.flatMap(({ topicId }) => topicId ?? []) ?? []));
  if (ids.size === 0) return new Map();
  const topics = await db.kysely
    .selectFrom('topic')
    .select(['id', 'language'])
    .where('id', '=', anyOf([...ids]))
    .execute();
  return new Map(topics.map(({ id, language }) => [id, language]));
}
