/** Raw SQL: the hashed text is built by one jsonb expression, which a typed query would hide. */
import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.js';

/** The text of an entry that is hashed. The trigger `audit_entry_chain` hashes the same text. */
const TEXT = `jsonb_build_object('previous', encode(e.previous_hash, 'hex'), 'id', e.id,
  'at', (extract(epoch from e.at) * 1000000)::bigint, 'actor', e.actor_key, 'action', e.action,
  'object', e.object_kind, 'objectId', e.object_id, 'payload', e.payload, 'before', e.before, 'after', e.after)::text`;

/** Entries read at once. */
const BATCH = 2_000;

/** A place in the chain: an entry and its hash (hex). Id 0 and an empty hash come before the first entry. */
export interface ChainPlace {
  id: number;
  hash: string;
}

export const CHAIN_START: ChainPlace = { id: 0, hash: '' };

export interface ChainCheck {
  /** The last entry that fits. */
  last: ChainPlace;
  /** How many entries fit. */
  entries: number;
  /** The first entry that was changed, or whose predecessor was removed or changed. Null if all fit. */
  brokenAt: number | null;
}

/**
 * Verifies the audit log from a place that is known to fit. It shows changed, removed and inserted entries. Entries
 * removed at the end show only if their last hash was noted elsewhere (index audit_entry_pkey).
 */
export async function checkAuditChain(db: Queryable, from: ChainPlace = CHAIN_START): Promise<ChainCheck> {
  let last = from;
  let entries = 0;
  for (;;) {
    const rows = await db.rows<{ id: number; text: string; hash: string; previous: string }>(
      `select e.id, ${TEXT} as text, encode(e.hash, 'hex') as hash, encode(e.previous_hash, 'hex') as previous
       from audit_entry e where e.id > $1 order by e.id limit ${BATCH}`,
      [last.id],
    );
    for (const { id, text, hash, previous } of rows) {
      const isRight = createHash('sha256').update(text).digest('hex') === hash;
      if (!isRight || previous !== last.hash) return { last, entries, brokenAt: id };
      last = { id, hash };
      entries++;
    }
    if (rows.length < BATCH) return { last, entries, brokenAt: null };
  }
}

/** Whether the entry at a place still has the hash that was seen there. */
export async function chainStillHas(db: Queryable, { id, hash }: ChainPlace): Promise<boolean> {
  if (id === CHAIN_START.id) return true;
  const found = await db.rows(`select 1 from audit_entry where id = $1 and encode(hash, 'hex') = $2`, [
    id,
    hash,
  ]);
  return found.length > 0;
}
