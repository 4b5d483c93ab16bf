import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

/** A value before or after a change, by the name of its field. */
export type AuditedValues = Record<string, unknown>;

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  properties: {
    id: p.integer().primary(),
    /** System time. */
    at: p.datetime().index(),
    /** Not part of the hash: it becomes null when the account is deleted. */
    actor: () => p.manyToOne(User).nullable().index().deleteRule('set null'),
    /** Replaces the actor after the account is deleted. Empty before. Not part of the hash. */
    pseudonym: p.text().default(''),
    /** The actor's random key, which stays. Empty if the server did it. */
    actorKey: p.text().default(''),
    action: p.text(),
    /** What the entry is about. Empty if it is about the actor only. */
    objectKind: p.text().default(''),
    objectId: p.integer().nullable(),
    /** Ids and codes only, never names or addresses. */
    payload: p.json<Record<string, string | number | boolean | null>>().defaultRaw(`'{}'::jsonb`),
    /** The changed fields, without personal data. */
    before: p.json<AuditedValues>().nullable(),
    after: p.json<AuditedValues>().nullable(),
    /** The hash of the entry before this one. Empty for the first. */
    previousHash: p.blob().defaultRaw(`'\\x'::bytea`),
    /** SHA-256 of this entry with `previous_hash`, as `audit-chain.queries.ts` writes it out. */
    hash: p.blob().defaultRaw(`'\\x'::bytea`),
  },
  indexes: [
    {
      name: 'audit_entry_object',
      expression: `create index audit_entry_object on audit_entry (object_kind, object_id, id desc) where object_kind <> ''`,
    },
    {
      name: 'audit_entry_action',
      expression: 'create index audit_entry_action on audit_entry (action, id desc)',
    },
  ],
});

/** A change that somebody made, and who made it. A trigger chains the entries by hash and refuses to change them. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
