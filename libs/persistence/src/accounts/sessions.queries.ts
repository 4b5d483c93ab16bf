import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';
import { IS_SUBSCRIBED } from './accounts.queries.js';

export type SessionRow = RowOf<typeof sessionsOfUser>;
export type ReaderRow = RowOf<typeof readerOfSecret>;
type Kind = Row<'session'>['kind'];

/** The reader of a session that has not expired (index `session_secret_hash_unique`). Times are system time. */
export async function readerOfSecret(db: Queryable, secretHash: Buffer, kind: Kind, now: Date) {
  const row = await db.kysely
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select([
      's.id as session_id',
      'u.id as user_id',
      's.created_at',
      's.last_seen_at',
      's.proven_at',
      'u.is_admin',
      'u.is_editor',
      IS_SUBSCRIBED,
    ])
    .where('s.secret_hash', '=', secretHash)
    .where('s.kind', '=', kind)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewSession {
  userId: number;
  kind: Kind;
  secretHash: Buffer;
  device: string;
  now: Date;
  expiresAt: Date;
}

/** Opens a session. Keeps only the reader's `most` recently used ones (index `session_user_id_index`). */
export async function openSession(tx: Queryable, session: NewSession, most: number): Promise<void> {
  const { userId, kind, secretHash, device, now, expiresAt } = session;
  await tx.kysely
    .insertInto('session')
    .values({
      user_id: userId,
      kind,
      secret_hash: secretHash,
      device,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      proven_at: now,
    })
    .execute();
  await tx.kysely
    .deleteFrom('session')
    .where('id', 'in', (of) =>
      of
        .selectFrom('session')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute();
}

/** Records the use of a session and extends it. */
export async function touchSession(db: Queryable, id: number, now: Date, expiresAt: Date): Promise<void> {
  await db.kysely
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Records that the session has proved the password or another factor, and gives it another secret. Returns when it expires, or null if
 * it has ended.
 */
export async function proveSession(
  db: Queryable,
  id: number,
  secretHash: Buffer,
  now: Date,
): Promise<Date | null> {
  const row = await db.kysely
    .updateTable('session')
    .set({ proven_at: now, secret_hash: secretHash })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** A reader's active sessions, most recently used first. */
export function sessionsOfUser(db: Queryable, userId: number, now: Date) {
  return db.kysely
    .selectFrom('session')
    .select(['id', 'kind', 'device', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one of a reader's sessions. Returns false if it does not belong to the reader. */
export async function endSession(db: Queryable, userId: number, id: number): Promise<boolean> {
  const ended = await db.kysely
    .deleteFrom('session')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0;
}

/** Ends all of a reader's sessions except one, and returns their number. */
export async function endOtherSessions(
  db: Queryable,
  userId: number,
  keptId: number | null,
): Promise<number> {
  const ended = await db.kysely
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', 'is distinct from', keptId)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Ends every session of everybody, and returns their number. */
export async function endAllSessions(db: Queryable): Promise<number> {
  const ended = await db.kysely.deleteFrom('session').executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** The given sessions that are still active (index session_pkey). */
export async function liveSessions(db: Queryable, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await db.kysely
    .selectFrom('session')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ id }) => id);
}
