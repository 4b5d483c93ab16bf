import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

const PrivateAddressSchema = defineEntity({
  name: 'PrivateAddress',
  properties: {
    user: () => p.oneToOne(User).primary().deleteRule('cascade'),
    /** SHA-256. The secret itself is shown once and not stored. */
    secretHash: p.blob().unique(),
    createdAt: p.datetime(),
    /** When it was last used, to the hour. */
    usedAt: p.datetime().nullable(),
  },
});

/** The secret part of the addresses of a reader's calendar and feeds. All times are system time. */
export class PrivateAddress extends PrivateAddressSchema.class {}
PrivateAddressSchema.setClass(PrivateAddress);
