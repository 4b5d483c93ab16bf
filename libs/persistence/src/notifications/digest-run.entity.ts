import { defineEntity, p } from '@mikro-orm/core';

const DigestRunSchema = defineEntity({
  name: 'DigestRun',
  properties: {
    /** '{rhythm} {day}' */
    key: p.text().primary(),
    /** Users up to this id have theirs: a restart goes on from here. */
    lastUserId: p.integer().default(0),
    /** News time that the digest covers, up to. */
    until: p.datetime(),
    /** System time; null while it is under way. */
    finishedAt: p.datetime().nullable(),
  },
});

/** How far a day's or a week's digests are written. */
export class DigestRun extends DigestRunSchema.class {}
DigestRunSchema.setClass(DigestRun);
