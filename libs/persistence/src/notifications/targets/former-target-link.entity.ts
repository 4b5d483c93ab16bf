import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../accounts/user.entity.js';

const FormerTargetLinkSchema = defineEntity({
  name: 'FormerTargetLink',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** SHA-256 of the secret in the target's links. */
    linkHash: p.blob().unique(),
    /** As in `ended_address`. */
    mailboxHash: p.blob(),
    /** System time. */
    expiresAt: p.datetime().index(),
  },
});

/** The link in the emails of a deleted target. By it the recipient can still end them, so that the reader cannot add the address again. */
export class FormerTargetLink extends FormerTargetLinkSchema.class {}
FormerTargetLinkSchema.setClass(FormerTargetLink);
