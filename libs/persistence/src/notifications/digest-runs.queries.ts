/** Raw SQL: claims of runs and workers, and recommendations for a batch of readers. The rest is typed. */
import type { Database, Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { STATUS } from '../database/words.js';

/** Records a due digest once. Returns true if it is not finished. */
export async function openDigestRun(db: Queryable, key: string, until: Date): Promise<boolean> {
  const [run] = await db.rows<{ is_open: boolean }>(
    `with made as (insert into digest_run (key, until) values ($1, $2) on conflict (key) do nothing returning 1)
     select not exists (select 1 from digest_run where key = $1 and finished_at is not null) as is_open`,
    [key, until],
  );
  return run?.is_open ?? false;
}

/** Locks the run and returns the last finished user. Null if the run is finished or another worker holds it. */
export async function lockDigestRun(tx: Queryable, key: string): Promise<number | null> {
  const run = await tx.kysely
    .selectFrom('digest_run')
    .select('last_user_id')
    .where('key', '=', key)
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return run?.last_user_id ?? null;
}

/** @param wall when it finished (system time), or null */
export async function moveDigestRun(
  tx: Queryable,
  key: string,
  lastUserId: number,
  wall: Date | null,
): Promise<void> {
  await tx.kysely
    .updateTable('digest_run')
    .set({ last_user_id: lastUserId, finished_at: wall })
    .where('key', '=', key)
    .execute();
}

/** Readers who follow a topic, or want notifications of a source, in order of id (indexes follow_pkey, source_follow_pkey). */
export async function followingUsers(tx: Queryable, afterId: number, limit: number): Promise<number[]> {
  const rows = await tx.kysely
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.id', '>', afterId)
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('follow as f').select('f.user_id').whereRef('f.user_id', '=', 'u.id')),
        eb.exists(
          eb
            .selectFrom('source_follow as s')
            .select('s.user_id')
            .whereRef('s.user_id', '=', 'u.id')
            .where('s.notices_since', 'is not', null),
        ),
      ]),
    )
    .orderBy('u.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Readers who want recommendations, in order of id (index `user_account_recommended`). */
export async function usersToRecommendTo(tx: Queryable, afterId: number, limit: number): Promise<number[]> {
  const rows = await tx.kysely
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb.ref('wants_recommended'))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type RecommendedRow = Pick<Row<'topic'>, 'id' | 'slug' | 'name'> & {
  user_id: Row<'follow'>['user_id'];
  category: Row<'category'>['name'];
  origins: Row<'topic'>['origin_count'];
};

/**
 * For each of these readers: the most active listed stories that began in the span, in a category and language that
 * they follow, without stories that they follow already (index `topic_of_category`).
 */
export function recommendedStories(
  tx: Queryable,
  userIds: readonly number[],
  span: { after: Date; until: Date },
  most: number,
): Promise<RecommendedRow[]> {
  return tx.rows(
    `select u.id as user_id, s.id, s.slug, s.name, s.category, s.origins
       from unnest($1::int[]) as u (id),
            lateral (
              select t.id, t.slug, coalesce(t.label, t.name) as name, c.name as category, t.origin_count as origins
                from (select distinct old.category_id, old.language from follow f join topic old on old.id = f.topic_id
                       where f.user_id = u.id and old.category_id is not null) liked
                join category c on c.id = liked.category_id
                join topic t on t.is_listed and t.category_id = liked.category_id and t.language = liked.language
               where t.first_reported_at > $2 and t.first_reported_at <= $3 and t.status <> ${STATUS.resolved}
                 and not exists (select 1 from follow own where own.user_id = u.id and own.topic_id = t.id)
               order by t.hot_rank desc, t.id desc limit $4) s
      order by u.id`,
    [userIds, span.after, span.until, most],
  );
}

/**
 * Runs `work` unless another worker holds the lock of this name. Then returns null. The lock belongs to an otherwise
 * empty transaction, so it ends with the process.
 */
export function oneWorkerAtATime<T>(db: Database, name: string, work: () => Promise<T>): Promise<T | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.rows<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
      [name],
    );
    return row?.mine ? work() : null;
  });
}
