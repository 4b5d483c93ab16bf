import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../accounts/user.entity.js';

const EndedAddressSchema = defineEntity({
  name: 'EndedAddress',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** A keyed hash of the mailbox and the reader. */
    mailboxHash: p.blob(),
    endedAt: p.datetime(),
  },
  uniques: [{ properties: ['user', 'mailboxHash'] }],
});

/** An email address whose recipient ended a reader's emails, after that target was deleted. The reader cannot add it again. */
export class EndedAddress extends EndedAddressSchema.class {}
EndedAddressSchema.setClass(EndedAddress);
