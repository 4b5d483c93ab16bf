/**
 * Raw SQL: sources are created in a batch, and a feed's state follows from its source in one statement. The rest is
 * typed.
 */
import { directoryCategory } from '#domain/sources';
import { slugify } from '#domain/text';
import type { Queryable } from '../../database/database.js';
import { FEED_STATE } from '../../database/words.js';
import { describeSource } from '../../sources/describe-source.js';
import { dueAtOnce } from '../../sources/due-at-once.js';
import { sourceIdOfDomain } from '../../sources/source-domains.queries.js';

/** A source without a description yet. */
export interface NewSource {
  domain: string;
  name: string;
  /** Its address if it is not that of the domain. */
  url?: string | undefined;
}

/**
 * Creates unknown sources as added by an operator, so that loading the directory again leaves them unchanged. A domain
 * of a known source is not made again. If a slug is taken, also by a redirect, a hash of the domain is appended.
 */
export async function makeSources(db: Queryable, sources: readonly NewSource[]): Promise<void> {
  const category = directoryCategory({ mediaType: null, country: null, owned: false, feedCategories: [] });
  await db.rows(
    `insert into source (domain, slug, name, url, category, description, added_by)
     select g.domain, case when exists (select 1 from source s where s.slug = g.slug)
                             or exists (select 1 from source_redirect r where r.old_slug = g.slug)
                           then g.slug || '-' || left(md5(g.domain), 6) else g.slug end,
            g.name, coalesce(g.url, 'https://' || g.domain || '/'), $5, $6, 'operator'
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as g (domain, slug, name, url)
      where ${sourceIdOfDomain('g.domain')} is null
     on conflict do nothing`,
    [
      sources.map(({ domain }) => domain),
      sources.map(({ domain }) => sourceSlug(domain)),
      sources.map(({ name }) => name),
      sources.map(({ url }) => url ?? null),
      category,
      describeSource(null, null),
    ],
  );
}

/** Avoids slugs of digits only, because those are ids. */
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

/**
 * Adds a feed that is due at `at` (news time), or disabled if its source is.
 * @returns its id, or null if the URL is already known
 */
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

/** Stops visits until the feed is resumed. Returns false if it was disabled already. */
export async function pauseFeed(db: Queryable, feedId: number): Promise<boolean> {
  const paused = await db.kysely
    .updateTable('feed')
    .set({ state: 'disabled', state_reason: 'paused' })
    .where('id', '=', feedId)
    .where('state', '<>', 'disabled')
    .executeTakeFirst();
  return paused.numUpdatedRows === 1n;
}

/** Makes the feed due at `at` (news time) and resets its failures. Returns false if its source is disabled. */
export async function resumeFeed(db: Queryable, feedId: number, at: Date): Promise<boolean> {
  const resumed = await db.kysely
    .updateTable('feed')
    .set(dueAtOnce(at))
    .where('id', '=', feedId)
    .where('source_id', 'in', (eb) =>
      eb.selectFrom('source').select('id').where('disabled_reason', 'is', null),
    )
    .executeTakeFirst();
  return resumed.numUpdatedRows === 1n;
}
