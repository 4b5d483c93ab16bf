/** Raw SQL: each collection with its topics, through lateral joins on an index. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export interface PublicCollectionRow
  extends Pick<Row<'collection'>, 'id' | 'name' | 'description' | 'updated_at'> {
  owner: string;
  topics: number;
  topic_slugs: string[];
  topic_names: string[];
  topic_languages: string[];
}

const LISTED = `from collection c
  where not c.is_private and exists (select 1 from collection_topic t where t.collection_id = c.id)`;

/**
 * Public collections that have topics, the most recently changed first, each with up to `named` topics. Indexes:
 * collection_public, collection_topic_pkey.
 */
export function publicCollections(
  db: Queryable,
  { limit, offset, named }: { limit: number; offset: number; named: number },
): Promise<PublicCollectionRow[]> {
  return db.rows(
    `select c.id, c.name, c.description, c.updated_at, u.username as owner, k.topics, n.slugs as topic_slugs,
            n.names as topic_names, n.languages as topic_languages
       from (select * ${LISTED} order by c.updated_at desc, c.id desc limit $1 offset $2) c
       join user_account u on u.id = c.user_id
       cross join lateral (select count(*)::int as topics from collection_topic where collection_id = c.id) k
       cross join lateral (
         select coalesce(array_agg(slug), '{}') as slugs, coalesce(array_agg(name), '{}') as names,
                coalesce(array_agg(language), '{}') as languages from (
           select t.slug, coalesce(t.label, t.name) as name, t.language from collection_topic ct join topic t on t.id = ct.topic_id
            where ct.collection_id = c.id order by ct.added_at desc, t.id desc limit $3) newest) n
      order by c.updated_at desc, c.id desc`,
    [limit, offset, named],
  );
}

/** Counted up to `most`. */
export async function countPublicCollections(db: Queryable, most: number): Promise<number> {
  const [row] = await db.rows<{ collections: number }>(
    `select count(*)::int as collections from (select 1 ${LISTED} limit $1) listed`,
    [most],
  );
  return row?.collections ?? 0;
}
