import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export interface AuditLine {
  /** System time. */
  at: Date;
  /** Null if the server did it. */
  actorId: number | null;
  action:
    | 'account_deleted'
    | 'email_changed'
    | 'password_changed'
    | 'password_reset'
    | 'promoted'
    | 'promotion_key_made'
    | 'promotion_refused'
    | 'report_decided'
    | 'source_added'
    | 'source_corrected'
    | 'source_released'
    | 'source_disabled'
    | 'source_enabled';
  /** Ids and codes only, never names or addresses. */
  payload?: Row<'audit_entry'>['payload'];
}

/** Writes an entry of the audit log. */
export async function audit(db: Queryable, { at, actorId, action, payload = {} }: AuditLine): Promise<void> {
  await db.kysely.insertInto('audit_entry').values({ at, actor_id: actorId, action, payload }).execute();
}

/**
 * The hash of the promotion key that a server generated at its first start, or null. Reads the whole table, once per
 * process.
 */
export async function madePromotionKey(db: Queryable): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('audit_entry')
    .select(sql<string | null>`payload->>'hash'`.as('hash'))
    .where('action', '=', 'promotion_key_made')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/**
 * Stores the hash of the first key.
 * @returns the stored hash: the given one, or that of an earlier server
 */
export async function keepPromotionKey(tx: Queryable, hash: string, at: Date): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('followthrough:promotion-key'))`.execute(tx.kysely);
  const made = await madePromotionKey(tx);
  if (made === null) await audit(tx, { at, actorId: null, action: 'promotion_key_made', payload: { hash } });
  return made ?? hash;
}
