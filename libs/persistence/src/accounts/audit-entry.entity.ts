import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  properties: {
    id: p.integer().primary(),
    /** System time. */
    at: p.datetime().index(),
    actor: () => p.manyToOne(User).nullable().index().deleteRule('set null'),
    /** Replaces the actor after the account is deleted. Empty before. */
    pseudonym: p.text().default(''),
    action: p.text(),
    /** Ids and codes only, never names or addresses. */
    payload: p.json<Record<string, string | number | boolean | null>>().defaultRaw(`'{}'::jsonb`),
  },
});

/** A change to an account, a source or admin rights, and who made it. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
