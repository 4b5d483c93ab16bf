import { sql } from 'kysely';
import type { ReportState } from '#vocabulary';
import type { Queryable } from '../database/database.js';

const nextVersion = sql<number>`version + 1`;
const FREE = { claimed_by_id: null, claimed_until: null };

/** The caller holds the entry. Times are system time. */
export async function claimEntry(tx: Queryable, id: number, editorId: number, until: Date): Promise<void> {
  await tx.kysely
    .updateTable('review_entry')
    .set({ claimed_by_id: editorId, claimed_until: until })
    .where('id', '=', id)
    .execute();
}

/** Ends an editor's own claim. */
export async function releaseEntry(db: Queryable, id: number, editorId: number): Promise<void> {
  await db.kysely
    .updateTable('review_entry')
    .set(FREE)
    .where('id', '=', id)
    .where('claimed_by_id', '=', editorId)
    .execute();
}

export interface EntryDecision {
  state: 'accepted' | 'refused';
  editorId: number;
  reason: string;
  at: Date;
  /** The command that carries it out. */
  commandId: number | null;
}

/** The caller holds the entry. */
export async function decideEntry(tx: Queryable, id: number, decision: EntryDecision): Promise<void> {
  const { state, editorId, reason, at, commandId } = decision;
  await tx.kysely
    .updateTable('review_entry')
    .set({ state, reason, decided_at: at, decided_by_id: editorId, command_id: commandId, ...FREE })
    .set({ skipped_at: null, version: nextVersion })
    .where('id', '=', id)
    .execute();
}

/** The caller holds the entry. It stays open, after those that nobody skipped. */
export async function skipEntry(
  tx: Queryable,
  id: number,
  { editorId, reason, at }: Pick<EntryDecision, 'editorId' | 'reason' | 'at'>,
): Promise<void> {
  await tx.kysely
    .updateTable('review_entry')
    .set({ skipped_at: at, decided_by_id: editorId, decided_at: at, reason, version: nextVersion, ...FREE })
    .where('id', '=', id)
    .execute();
}

/** Opens an entry as if nobody had decided it. The caller holds it. */
export async function reopenEntry(tx: Queryable, id: number): Promise<void> {
  await tx.kysely
    .updateTable('review_entry')
    .set({
      state: 'open',
      reason: '',
      decided_at: null,
      decided_by_id: null,
      command_id: null,
      skipped_at: null,
    })
    .set({ version: nextVersion })
    .where('id', '=', id)
    .execute();
}

/** A report was decided by its own call: so is its entry, if there is one (index `review_entry_key_unique`). */
export async function decideEntryOfReport(
  tx: Queryable,
  reportId: number,
  decision: Omit<EntryDecision, 'commandId'>,
): Promise<void> {
  const { state, editorId, reason, at } = decision;
  await tx.kysely
    .updateTable('review_entry')
    .set({ state, reason, decided_at: at, decided_by_id: editorId, skipped_at: null, ...FREE })
    .set({ version: nextVersion })
    .where('key', '=', `report:${reportId}`)
    .where('state', '=', 'open')
    .execute();
}

/** An editor took the decision back. Returns false if the report is open. */
export async function reopenReport(tx: Queryable, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('inaccuracy_report')
    .set({ state: 'open' satisfies ReportState, note: '', decided_at: null })
    .where('id', '=', id)
    .where('state', '<>', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records what an editor decided about a reported end; `open` takes it back. `at` is system time. */
export async function setProposalState(
  tx: Queryable,
  id: number,
  state: 'open' | 'accepted' | 'declined',
  at: Date | null,
): Promise<void> {
  await tx.kysely
    .updateTable('closure_proposal')
    .set({ state, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** The sentence of a reported end. */
export async function proposalReason(db: Queryable, id: number): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('closure_proposal')
    .select('reason')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reason ?? null;
}
