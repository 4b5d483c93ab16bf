import { sql } from 'kysely';
import type { AuditAction, AuditObject } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import type { AuditedValues } from './audit-entry.entity.js';

/** What an entry is about. A setting has a name in the payload instead of an id. */
export interface AuditSubject {
  kind: AuditObject;
  id?: number;
}

export interface AuditLine {
  /** System time. */
  at: Date;
  /** Null if the server did it, or an operator on the command line. */
  actorId: number | null;
  action: AuditAction;
  object?: AuditSubject;
  /** Ids and codes only, never names or addresses. */
  payload?: Row<'audit_entry'>['payload'];
  /** The changed fields before and after, without personal data of readers. */
  before?: AuditedValues;
  after?: AuditedValues;
}

/**
 * Writes an entry of the audit log. Call it last in a transaction: other entries wait until the transaction ends. The
 * database fills in the chain (`audit_entry_chain`).
 */
export async function audit(db: Queryable, line: AuditLine): Promise<void> {
  const { at, actorId, action, object, payload = {}, before = null, after = null } = line;
  await db.kysely
    .insertInto('audit_entry')
    .values({
      at,
      actor_id: actorId,
      action,
      object_kind: object?.kind ?? '',
      object_id: object?.id ?? null,
      payload,
      before,
      after,
    })
    .execute();
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

/** The newest entry about an object; 0 if there is none (index `audit_entry_object`). */
export async function newestAuditOf(db: Queryable, kind: AuditObject, id: number): Promise<number> {
  const row = await db.kysely
    .selectFrom('audit_entry')
    .select('id')
    .where('object_kind', '=', kind)
    .where('object_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Who wrote an entry, and when (system time). */
export async function auditAuthor(db: Queryable, id: number) {
  const row = await db.kysely
    .selectFrom('audit_entry as e')
    .leftJoin('user_account as u', 'u.id', 'e.actor_id')
    .select(['e.at', 'u.username'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
