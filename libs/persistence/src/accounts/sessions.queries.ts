import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';
import { IS_SUBSCRIBED } from './accounts.queries.js';

export type SessionRow = RowOf<typeof sessionsOfUser>;
export type ReaderRow = RowOf<typeof readerOfSecret>;
type Kind = Row<'session'>['kind'];

/** The reader of a session that has not expired (index `session_secret_hash_unique`). Times are system time. */
export async function readerOfSecret(db: Queryable, secretHash: Buffer, kind: Kind, now: Date) {
  const row = await activeSessions(db, kind, now).where('s.secret_hash', '=', secretHash).executeTakeFirst();
  return row ?? null;
}

/**
 * The reader of a secret that has just been replaced, for calls that were on their way (index `session_former_secret_hash_unique`).
 * Not proven: the proof belongs to the secret that came after.
 */
export async function readerOfFormerSecret(db: Queryable, secretHash: Buffer, kind: Kind, now: Date) {
  const row = await activeSessions(db, kind, now)
    .where('s.former_secret_hash', '=', secretHash)
    .where('s.former_until', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, proven_at: null };
}

function activeSessions(db: Queryable, kind: Kind, now: Date) {
  return db.kysely
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
    .where('s.kind', '=', kind)
    .where('s.expires_at', '>', now);
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

export interface ProvenSession {
  id: number;
  /** That the caller presented, and that is to follow. */
  secretHash: { presented: Buffer; next: Buffer };
  now: Date;
  /** Until when the presented secret still counts. */
  formerUntil: Date;
}

/**
 * Records that the session has proved the password or another factor. If the caller presented its secret, the session gets another one.
 * If another proof has just replaced that secret, the one that it gave stays. Returns null if the session has ended.
 */
export async function proveSession(db: Queryable, session: ProvenSession) {
  const { id, secretHash, now, formerUntil } = session;
  const replaced = await db.kysely
    .updateTable('session')
    .set({
      proven_at: now,
      secret_hash: secretHash.next,
      former_secret_hash: secretHash.presented,
      former_until: formerUntil,
    })
    .where('id', '=', id)
    .where('secret_hash', '=', secretHash.presented)
    .returning('created_at')
    .executeTakeFirst();
  if (replaced !== undefined) return { openedAt: replaced.created_at, isReplaced: true };
  const kept = await db.kysely
    .updateTable('session')
    .set({ proven_at: now })
    .where('id', '=', id)
    .where('former_secret_hash', '=', secretHash.presented)
    .returning('created_at')
    .executeTakeFirst();
  return kept === undefined ? null : { openedAt: kept.created_at, isReplaced: false };
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
