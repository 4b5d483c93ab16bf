import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../user.entity.js';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** The same for all codes of a set, so that one hash decides about a typed code. */
    salt: p.blob(),
    /** Argon2id. */
    hash: p.blob(),
    /** System time. */
    createdAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['user', 'hash'] }],
});

/** A code that replaces the second factor once. A new set replaces all codes of the old one. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
