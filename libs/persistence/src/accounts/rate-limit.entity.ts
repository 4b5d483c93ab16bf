import { defineEntity, p } from '@mikro-orm/core';

const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  properties: {
    /** Contains names and addresses only as hashes. */
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Unix time (ms). */
    expire: p.bigint('number').nullable().index(),
  },
});

/** Counters of attempts, in the schema of rate-limiter-flexible. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
