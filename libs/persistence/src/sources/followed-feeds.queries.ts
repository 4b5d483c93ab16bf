/** Raw SQL: feeds and domains are looked up in arrays, and the first feed of each source in a lateral join. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { FEED_STATE } from '../database/words.js';
import { sourceIdOfDomain } from './source-domains.queries.js';

export interface FollowedFeedRow extends Pick<Row<'source'>, 'name' | 'slug' | 'url' | 'category'> {
  /** Its feed that has been read longest. Null if it has none on the internet. */
  feed_url: string | null;
}

/** The sources that a reader follows, each with a feed, ordered by name (indexes `source_follow_pkey`, `feed_source_id_index`). */
export function followedFeeds(db: Queryable, userId: number, limit: number): Promise<FollowedFeedRow[]> {
  return db.rows(
    `select s.name, s.slug, s.url, s.category, f.url as feed_url
       from source_follow sf join source s on s.id = sf.source_id
       left join lateral (
         select url from feed where source_id = s.id and state = ${FEED_STATE.active} and recording is null
          order by id limit 1) f on true
      where sf.user_id = $1 order by lower(s.name), s.id limit $2`,
    [userId, limit],
  );
}

export interface AskedSourceRow extends Pick<Row<'source'>, 'id' | 'name' | 'slug'> {
  /** The feed or domain that was asked for. */
  asked: string;
}

/** The sources of these feeds (index `feed_url_unique`). */
export function sourcesOfFeeds(db: Queryable, urls: readonly string[]): Promise<AskedSourceRow[]> {
  return db.rows(
    `select f.url as asked, s.id, s.name, s.slug from feed f join source s on s.id = f.source_id where f.url = any($1::text[])`,
    [urls],
  );
}

/** The sources of these domains, also if it is another domain of them (index `source_domain_unique`). */
export function sourcesOfDomains(db: Queryable, domains: readonly string[]): Promise<AskedSourceRow[]> {
  return db.rows(
    `select g.domain as asked, s.id, s.name, s.slug
       from unnest($1::text[]) as g (domain) join source s on s.id = ${sourceIdOfDomain('g.domain')}`,
    [domains],
  );
}

/** Those of the given sources that a reader follows (index `source_follow_pkey`). */
export async function followedAmong(
  db: Queryable,
  userId: number,
  sourceIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db.rows<{ source_id: number }>(
    'select source_id from source_follow where user_id = $1 and source_id = any($2::int[])',
    [userId, sourceIds],
  );
  return new Set(rows.map(({ source_id }) => source_id));
}
