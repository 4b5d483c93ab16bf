import type { SessionKind } from '#vocabulary';
import type { Queryable } from '../database/database.js';

export interface SessionRow {
  id: number;
  kind: SessionKind;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface ReaderRow {
  session_id: number;
  user_id: number;
  last_seen_at: Date;
  is_admin: boolean;
  is_subscribed: boolean;
}

/** Whose secret this is, while its session lasts (index `session_secret_hash_unique`). Times are the system's. */
export async function readerOfSecret(
  db: Queryable,
  secretHash: Buffer,
  kind: SessionRow['kind'],
  now: Date,
): Promise<ReaderRow | null> {
  const [row] = await db.rows<ReaderRow>(
    `select s.id as session_id, u.id as user_id, s.last_seen_at, u.is_admin,
            u.subscription_active or u.premium_granted as is_subscribed
       from session s join user_account u on u.id = s.user_id
      where s.secret_hash = $1 and s.kind = $2 and s.expires_at > $3`,
    [secretHash, kind, now],
  );
  return row ?? null;
}

export interface NewSession {
  userId: number;
  kind: SessionRow['kind'];
  secretHash: Buffer;
  device: string;
  now: Date;
  expiresAt: Date;
}

/** Opens a session; of one reader's, the `most` seen last are kept (index `session_user_id_index`). */
export async function openSession(tx: Queryable, session: NewSession, most: number): Promise<void> {
  const { userId, kind, secretHash, device, now, expiresAt } = session;
  await tx.rows(
    `insert into session (user_id, kind, secret_hash, device, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [userId, kind, secretHash, device, now, expiresAt],
  );
  await tx.rows(
    `delete from session where id in
       (select id from session where user_id = $1 order by last_seen_at desc, id desc offset $2)`,
    [userId, most],
  );
}

/** Notes that a session was used, and lets it last on. */
export async function touchSession(db: Queryable, id: number, now: Date, expiresAt: Date): Promise<void> {
  await db.rows('update session set last_seen_at = $2, expires_at = $3 where id = $1', [id, now, expiresAt]);
}

/** A reader's live sessions, the last used first. */
export function sessionsOfUser(db: Queryable, userId: number, now: Date): Promise<SessionRow[]> {
  return db.rows(
    `select id, kind, device, created_at, last_seen_at, expires_at from session
      where user_id = $1 and expires_at > $2 order by last_seen_at desc, id desc`,
    [userId, now],
  );
}

/** Ends one of a reader's sessions; false where it is none of theirs. */
export async function endSession(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db.rows('delete from session where id = $2 and user_id = $1 returning id', [userId, id]);
  return rows.length > 0;
}

/** Ends all of a reader's sessions but one; how many there were. */
export async function endOtherSessions(
  db: Queryable,
  userId: number,
  keptId: number | null,
): Promise<number> {
  const rows = await db.rows(
    'delete from session where user_id = $1 and id is distinct from $2 returning id',
    [userId, keptId],
  );
  return rows.length;
}

/** Those of these sessions that were neither ended nor expired (index session_pkey). */
export async function liveSessions(db: Queryable, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    'select id from session where id = any($1::int[]) and expires_at > $2',
    [ids, now],
  );
  return rows.map(({ id }) => id);
}
