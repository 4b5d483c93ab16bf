import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Database } from '#persistence/database';
import { rateLimited } from '../http/errors.js';
import { LIMITS, type LimitName } from './limits.js';

/** One point of a limit, for whom `key` stands: an account, an address, a mail address. */
export interface Charge {
  limit: LimitName;
  key: string;
}

/** Limits in PostgreSQL, so that all BFFs agree. While it does not answer, what is limited is refused. */
@Injectable()
export class LimitsService {
  private readonly limiters: ReadonlyMap<LimitName, RateLimiterPostgres>;

  constructor(db: Database) {
    const names = Object.keys(LIMITS) as LimitName[];
    this.limiters = new Map(names.map((name) => [name, limiter(db, name)]));
  }

  /**
   * Takes a point of each, in this order: all of them or none.
   * @throws ApiError 429 at the first that has none left
   */
  async charge(charges: readonly Charge[]): Promise<void> {
    for (const [place, { limit, key }] of charges.entries()) {
      try {
        await this.of(limit).consume(hashOf(key));
      } catch (refusal) {
        await this.giveBack(charges.slice(0, place));
        if (refusal instanceof RateLimiterRes) throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000) || 1);
        throw refusal;
      }
    }
  }

  /** What was charged was not what the limit counts. */
  async giveBack(charges: readonly Charge[]): Promise<void> {
    for (const { limit, key } of charges) await this.of(limit).reward(hashOf(key));
  }

  private of(name: LimitName): RateLimiterPostgres {
    const found = this.limiters.get(name);
    if (found === undefined) throw new Error(`there is no limit ${name}`);
    return found;
  }
}

/** Runs on our own pool; the table comes with the migrations, and the worker drops what has expired. */
function limiter(db: Database, name: LimitName): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...LIMITS[name],
    keyPrefix: name,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    storeType: 'pool',
    storeClient: {
      query: async (query: { text: string; values: unknown[]; name?: string }) => {
        const rows = await db.rows(query.text, query.values, query.name);
        return { rows, rowCount: rows.length };
      },
    },
  });
}

/** No name, mail or address is stored. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
