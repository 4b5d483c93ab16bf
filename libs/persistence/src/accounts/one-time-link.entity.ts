import { defineEntity, p } from '@mikro-orm/core';
import { LINK_PURPOSES } from '#vocabulary';
import { User } from './user.entity.js';

const OneTimeLinkSchema = defineEntity({
  name: 'OneTimeLink',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    purpose: p.enum(LINK_PURPOSES),
    /** SHA-256 of the secret in the link. */
    secretHash: p.blob().unique(),
    /** The address it was mailed to. */
    email: p.text(),
    /** System time. */
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});

/** A mailed link. Only the use of a 'password_reset' deletes the row; the others work until they expire. */
export class OneTimeLink extends OneTimeLinkSchema.class {}
OneTimeLinkSchema.setClass(OneTimeLink);
