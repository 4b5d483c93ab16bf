import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Database } from '#persistence/database';
import { rateLimited } from '../http/errors.js';
import { LIMITS, type LimitName } from './limits.js';
import { postgresLimiter } from './postgres-limiter.js';

/** One point of a limit. `key` identifies whom it counts for: an account, an IP address or an email address. */
export interface Charge {
  limit: LimitName;
  key: string;
}

/** A limit after a call was counted. */
export interface Metered {
  /** Calls per window. */
  quota: number;
  windowS: number;
  remaining: number;
  /** Seconds until the window ends. */
  resetS: number;
  isExceeded: boolean;
}

/** Rate limits in PostgreSQL, shared by all BFF processes. While the database is down, limited calls fail. */
@Injectable()
export class LimitsService {
  private readonly limiters: ReadonlyMap<LimitName, RateLimiterPostgres>;

  constructor(db: Database) {
    const names = Object.keys(LIMITS) as LimitName[];
    this.limiters = new Map(names.map((name) => [name, postgresLimiter(db, name, LIMITS[name])]));
  }

  /**
   * Takes one point from each limit, in this order: all or none.
   * @throws ApiError 429 if a limit has no points left
   */
  async charge(charges: readonly Charge[]): Promise<void> {
    for (const [place, { limit, key }] of charges.entries()) {
      try {
        await this.of(limit).consume(hashOf(key));
      } catch (refusal) {
        await this.refund(charges.slice(0, place));
        if (refusal instanceof RateLimiterRes) throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000) || 1);
        throw refusal;
      }
    }
  }

  /** Takes one point. Returns false instead of refusing if none is left. */
  async hasRoom({ limit, key }: Charge): Promise<boolean> {
    try {
      await this.of(limit).consume(hashOf(key));
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  /** Takes one point, and says how many are left. */
  async meter({ limit, key }: Charge): Promise<Metered> {
    const { points: quota, duration: windowS } = LIMITS[limit];
    const state = await this.of(limit)
      .consume(hashOf(key))
      .catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      });
    return {
      quota,
      windowS,
      remaining: Math.max(0, state.remainingPoints),
      resetS: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
      isExceeded: state.consumedPoints > quota,
    };
  }

  /** Returns the points if the call turns out not to count. */
  async refund(charges: readonly Charge[]): Promise<void> {
    for (const { limit, key } of charges) await this.of(limit).reward(hashOf(key));
  }

  private of(name: LimitName): RateLimiterPostgres {
    const found = this.limiters.get(name);
    if (found === undefined) throw new Error(`unknown limit: ${name}`);
    return found;
  }
}

/** Keys are hashed, so no name or address is stored. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
