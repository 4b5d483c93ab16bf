import type { Queryable } from '../database/database.js';

/** The key for a purpose. If there is none yet, `offered` becomes it. Of several processes that offer one, the first counts. */
export async function serverKey(
  db: Queryable,
  purpose: string,
  { offered, now }: { offered: Buffer; now: Date },
): Promise<Buffer> {
  await db.kysely
    .insertInto('server_key')
    .values({ purpose, secret: offered, created_at: now })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const { secret } = await db.kysely
    .selectFrom('server_key')
    .select('secret')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return secret;
}

/** Replaces the key for a purpose. */
export async function replaceServerKey(
  db: Queryable,
  purpose: string,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<void> {
  await db.kysely
    .insertInto('server_key')
    .values({ purpose, secret, created_at: now })
    .onConflict((conflict) => conflict.column('purpose').doUpdateSet({ secret, created_at: now }))
    .execute();
}
