/** Raw SQL: sources are made in a batch, and a feed takes its state from its source in one statement. The rest is typed. */

import { sql } from 'kysely';
import { directoryCategory } from '#domain/sources';
import { slugify } from '#domain/text';
import type { Queryable } from '../../database/database.js';
import type { RowOf } from '../../database/tables.js';
import { FEED_STATE } from '../../database/words.js';
import { askedAtOnce } from '../../sources/asked-at-once.js';
import { describeSource } from '../../sources/describe-source.js';

export type KnownSource = RowOf<typeof sourcesOf>;

/** The sources of these domains, those that are known. Index: source_domain_unique. */
export function sourcesOf(db: Queryable, domains: readonly string[]) {
  return db.kysely
    .selectFrom('source')
    .select(['id', 'domain', 'language', 'disabled_reason'])
    .where('domain', '=', sql<string>`any(${domains}::text[])`)
    .execute();
}

/** What is known of a source that nobody described yet. */
export interface NewSource {
  domain: string;
  name: string;
}

/**
 * Makes the sources that are unknown, as an operator's own: loading the directory again leaves them alone. A slug
 * that another source has is given the domain's hash.
 */
export async function makeSources(db: Queryable, sources: readonly NewSource[]): Promise<void> {
  const category = directoryCategory({ mediaType: null, country: null, owned: false, feedCategories: [] });
  await db.rows(
    `insert into source (domain, slug, name, url, category, description, added_by)
     select g.domain, case when exists (select 1 from source s where s.slug = g.slug)
                           then g.slug || '-' || left(md5(g.domain), 6) else g.slug end,
            g.name, 'https://' || g.domain || '/', $4, $5, 'operator'
       from unnest($1::text[], $2::text[], $3::text[]) as g (domain, slug, name)
      where not exists (select 1 from source s where s.domain = g.domain)
     on conflict do nothing`,
    [
      sources.map(({ domain }) => domain),
      sources.map(({ domain }) => sourceSlug(domain)),
      sources.map(({ name }) => name),
      category,
      describeSource(null, null),
    ],
  );
}

/** Never digits only. */
function sourceSlug(domain: string): string {
  const slug = slugify(domain.replaceAll('.', ' '));
  return /[a-z]/.test(slug) ? slug : `source-${slug}`;
}

export interface NewFeed {
  sourceId: number;
  hostKey: string;
  url: string;
  categories: readonly string[];
  title: string | null;
}

/** Adds a feed that is read from `at` (news time) on, unless its source is disabled. Answers its id, null where the address is known already. */
export async function addFeed(tx: Queryable, feed: NewFeed, at: Date): Promise<number | null> {
  await tx.kysely
    .insertInto('host')
    .values({ host_key: feed.hostKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [row] = await tx.rows<{ id: number }>(
    `insert into feed (source_id, host_key, url, categories, title, state, state_reason, next_check_at, next_check_reason)
     select s.id, $2, $3, $4, $5, case when s.disabled_reason is null then ${FEED_STATE.active} else ${FEED_STATE.disabled} end,
            case when s.disabled_reason is not null then 'source_disabled' end, $6, 'new'
       from source s where s.id = $1 on conflict (url) do nothing returning id`,
    [feed.sourceId, feed.hostKey, feed.url, feed.categories, feed.title, at],
  );
  return row?.id ?? null;
}

/** The feed is not asked any more until it is resumed. False when it was not being asked. */
export async function pauseFeed(db: Queryable, feedId: number): Promise<boolean> {
  const paused = await db.kysely
    .updateTable('feed')
    .set({ state: 'disabled', state_reason: 'paused' })
    .where('id', '=', feedId)
    .where('state', '<>', 'disabled')
    .executeTakeFirst();
  return paused.numUpdatedRows === 1n;
}

/** The feed is asked at once (`at`, news time), its failures forgotten. False where its source is disabled. */
export async function resumeFeed(db: Queryable, feedId: number, at: Date): Promise<boolean> {
  const resumed = await db.kysely
    .updateTable('feed')
    .set(askedAtOnce(at))
    .where('id', '=', feedId)
    .where('source_id', 'in', (eb) =>
      eb.selectFrom('source').select('id').where('disabled_reason', 'is', null),
    )
    .executeTakeFirst();
  return resumed.numUpdatedRows === 1n;
}
