import type { Queryable, Row } from '#persistence/database';
import { NEWS_DAY } from './news-day.js';
import { buildSource } from './sources.js';
import { next, type Values } from './values.js';

/** Free even within the millisecond in which it is inserted: claims read the clock in whole milliseconds. */
const FREE_AT_ONCE = new Date(0);

/** The host of this key, unless it is there already. It can be claimed at once. */
export async function ensureHost(
  { kysely }: Queryable,
  values: { host_key: string } & Values<'host'>,
): Promise<void> {
  await kysely
    .insertInto('host')
    .values({ next_allowed_at: FREE_AT_ONCE, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An active feed that is due at the first report. Unless named, its source and its host are new. */
export async function buildFeed(db: Queryable, values: Values<'feed'> = {}): Promise<Row<'feed'>> {
  const n = next();
  const { host_key = `feeds-${n}.example`, source_id = (await buildSource(db)).id } = values;
  await ensureHost(db, { host_key });
  return db.kysely
    .insertInto('feed')
    .values({
      url: `https://${host_key}/feed-${n}`,
      state: 'active',
      next_check_at: NEWS_DAY,
      ...values,
      source_id,
      host_key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A feed that the recording `recording` serves, of a new source and host named after `outlet`. */
export async function buildRecordedFeed(
  db: Queryable,
  recording: string,
  outlet: string,
  values: Values<'feed'> = {},
): Promise<Row<'feed'>> {
  const domain = `${outlet}.example`;
  const { id } = await buildSource(db, { domain, slug: outlet });
  const url = `recorded:${recording}/${outlet}`;
  return buildFeed(db, { source_id: id, host_key: domain, url, recording, ...values });
}

export function buildFeedVisit(
  { kysely }: Queryable,
  feedId: number,
  values: Values<'feed_visit'> = {},
): Promise<Row<'feed_visit'>> {
  return kysely
    .insertInto('feed_visit')
    .values({ feed_id: feedId, at: NEWS_DAY, wall_at: new Date(), outcome: 'ok', ms: 5, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function buildOperatorAlert(
  { kysely }: Queryable,
  values: Values<'operator_alert'> = {},
): Promise<Row<'operator_alert'>> {
  return kysely
    .insertInto('operator_alert')
    .values({ kind: 'feed_dead', fact_key: `dead-${next()}`, payload: {}, created_at: new Date(), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A run that is not finished. */
export function buildImportRun(
  { kysely }: Queryable,
  values: Values<'import_run'> = {},
): Promise<Row<'import_run'>> {
  const now = new Date();
  return kysely
    .insertInto('import_run')
    .values({
      file_hash: `file-${next()}`,
      file_name: 'items.jsonl',
      started_at: now,
      updated_at: now,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
