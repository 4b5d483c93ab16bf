import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  properties: {
    id: p.integer().primary(),
    /** System time. */
    at: p.datetime().index(),
    actor: () => p.manyToOne(User).nullable().index().deleteRule('set null'),
    /** Stands for the actor once the account is gone; empty before. */
    pseudonym: p.text().default(''),
    action: p.text(),
    /** Ids and codes only: never a name or an address. */
    payload: p.json<Record<string, string | number | boolean | null>>().defaultRaw(`'{}'::jsonb`),
  },
});

/** Who changed what that others depend on. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
