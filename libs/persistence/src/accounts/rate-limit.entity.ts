import { defineEntity, p } from '@mikro-orm/core';

const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  properties: {
    /** Names, addresses and mails are in it only as hashes. */
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Unix time (ms). */
    expire: p.bigint('number').nullable().index(),
  },
});

/** What was tried how often: the shape that rate-limiter-flexible reads and writes. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
