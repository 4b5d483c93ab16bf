import type { Queryable } from '../database/database.js';

export interface AuditLine {
  /** System time. */
  at: Date;
  /** Null where the server itself did it. */
  actorId: number | null;
  action:
    | 'account_deleted'
    | 'email_changed'
    | 'password_changed'
    | 'password_reset'
    | 'promoted'
    | 'promotion_key_made'
    | 'promotion_refused'
    | 'source_added'
    | 'source_corrected'
    | 'source_released'
    | 'source_disabled'
    | 'source_enabled';
  /** Ids and codes only: never a name or an address. */
  payload?: Record<string, string | number | boolean | null>;
}

/** Notes who did what that others depend on. */
export async function audit(db: Queryable, { at, actorId, action, payload }: AuditLine): Promise<void> {
  await db.rows('insert into audit_entry (at, actor_id, action, payload) values ($1, $2, $3, $4)', [
    at,
    actorId,
    action,
    JSON.stringify(payload ?? {}),
  ]);
}

/** The hash of the promotion key that a server made at its first start; null where none has been made. Read whole: once a process. */
export async function madePromotionKey(db: Queryable): Promise<string | null> {
  const [row] = await db.rows<{ hash: string | null }>(
    `select payload->>'hash' as hash from audit_entry where action = 'promotion_key_made' order by id limit 1`,
  );
  return row?.hash ?? null;
}

/** Keeps the hash of the first key; whose it is: the one given, or that of a server that came before. */
export async function keepPromotionKey(tx: Queryable, hash: string, at: Date): Promise<string> {
  await tx.rows("select pg_advisory_xact_lock(hashtext('followthrough:promotion-key'))");
  const made = await madePromotionKey(tx);
  if (made === null) await audit(tx, { at, actorId: null, action: 'promotion_key_made', payload: { hash } });
  return made ?? hash;
}
