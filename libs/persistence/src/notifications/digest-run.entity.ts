import { defineEntity, p } from '@mikro-orm/core';

const DigestRunSchema = defineEntity({
  name: 'DigestRun',
  properties: {
    /** '{rhythm} {day}' */
    key: p.text().primary(),
    /** Users up to this id are done. A restart continues here. */
    lastUserId: p.integer().default(0),
    /** End of the period that the digest covers (news time). */
    until: p.datetime(),
    /** System time. Null while it is running. */
    finishedAt: p.datetime().nullable(),
  },
});

/** The progress of a daily or weekly digest. */
export class DigestRun extends DigestRunSchema.class {}
DigestRunSchema.setClass(DigestRun);
