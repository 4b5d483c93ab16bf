import type { AuditEntryView } from '#contract/desk';
import type { FoundAuditEntry } from '#persistence/accounts';

export function presentAuditEntry(row: FoundAuditEntry): AuditEntryView {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor:
      row.actor_id === null || row.username === null ? null : { id: row.actor_id, username: row.username },
    pseudonym: row.pseudonym === '' ? null : row.pseudonym,
    action: row.action,
    object:
      row.object_kind === '' ? null : { kind: row.object_kind, id: row.object_id, name: row.object_name },
    payload: shown(row.payload),
    before: row.before,
    after: row.after,
  };
}

/** The hash of the promotion key is a secret's, so it is not shown. */
function shown({ hash: _, ...payload }: Record<string, unknown>): Record<string, unknown> {
  return payload;
}
