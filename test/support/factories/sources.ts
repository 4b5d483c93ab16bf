import type { Queryable, Row } from '#persistence/database';
import { NEWS_DAY } from './news-day.js';
import { next, type Values } from './values.js';

export function buildSource({ kysely }: Queryable, values: Values<'source'> = {}): Promise<Row<'source'>> {
  const n = next();
  return kysely
    .insertInto('source')
    .values({
      domain: `outlet-${n}.example`,
      slug: `outlet-${n}`,
      name: `Outlet ${n}`,
      url: `https://outlet-${n}.example/`,
      category: 'national',
      description: 'Newspaper',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A company that owns sources. */
export function buildOwner({ kysely }: Queryable, values: Values<'owner'> = {}): Promise<Row<'owner'>> {
  return kysely
    .insertInto('owner')
    .values({ name: `Owner ${next()}`, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The old id and slug of a double that was merged into `sourceId`. */
export function buildSourceRedirect(
  { kysely }: Queryable,
  sourceId: number,
  values: Values<'source_redirect'> = {},
): Promise<Row<'source_redirect'>> {
  const n = next();
  return kysely
    .insertInto('source_redirect')
    .values({
      old_source_id: 1_000_000 + n,
      old_slug: `old-outlet-${n}`,
      source_id: sourceId,
      merged_at: NEWS_DAY,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function buildSourceFollow(
  { kysely }: Queryable,
  userId: number,
  sourceId: number,
  values: Values<'source_follow'> = {},
): Promise<Row<'source_follow'>> {
  return kysely
    .insertInto('source_follow')
    .values({ user_id: userId, source_id: sourceId, followed_at: NEWS_DAY, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
