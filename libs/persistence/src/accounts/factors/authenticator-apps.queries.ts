import type { Queryable } from '../../database/database.js';
import type { RowOf } from '../../database/tables.js';

export type AuthenticatorAppRow = RowOf<typeof authenticatorApp>;

export async function authenticatorApp(db: Queryable, userId: number) {
  const row = await db.kysely
    .selectFrom('authenticator_app')
    .select(['user_id', 'sealed_secret', 'last_step', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Starts the set-up, or starts it again. Returns false if a confirmed app exists, which stays. */
export async function startApp(
  db: Queryable,
  { userId, sealedSecret, now }: { userId: number; sealedSecret: Buffer; now: Date },
): Promise<boolean> {
  const row = await db.kysely
    .insertInto('authenticator_app')
    .values({ user_id: userId, sealed_secret: sealedSecret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: null, created_at: now })
        .where('authenticator_app.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepts the code of a time step, unless one of this step or a later one was accepted before, or the app has another key now. */
export async function useStep(
  db: Queryable,
  { user_id: userId, sealed_secret: checked }: Pick<AuthenticatorAppRow, 'user_id' | 'sealed_secret'>,
  step: number,
): Promise<boolean> {
  const row = await db.kysely
    .updateTable('authenticator_app')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', checked)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the set-up has started again since a code was accepted, or was confirmed before. */
export async function confirmApp(tx: Queryable, userId: number, now: Date): Promise<boolean> {
  const row = await tx.kysely
    .updateTable('authenticator_app')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('last_step', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if no confirmed app exists. */
export async function removeApp(tx: Queryable, userId: number): Promise<boolean> {
  const removed = await tx.kysely
    .deleteFrom('authenticator_app')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return removed.numDeletedRows > 0;
}
