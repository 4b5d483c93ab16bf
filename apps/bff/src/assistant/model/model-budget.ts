import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Database } from '#persistence/database';
import type { Settings } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import { postgresLimiter } from '../../limits/postgres-limiter.js';

const DAY_S = 86_400;
const KEY = 'all';
/** Without a price, this many tokens a day. */
const FREE_TOKENS = 100_000_000;

/** What the service costs in a day, counted in tokens for all BFFs together. */
@Injectable()
export class ModelBudget {
  private readonly limiter: RateLimiterPostgres;

  constructor(db: Database, @Inject(SETTINGS) settings: Settings) {
    const { ASSISTANT_DAILY_COST: cost, ASSISTANT_TOKEN_PRICE: price } = settings;
    const points = price === 0 ? FREE_TOKENS : Math.floor((cost / price) * 1_000_000);
    this.limiter = postgresLimiter(db, 'modelTokens', { points: Math.max(0, points), duration: DAY_S });
  }

  /** Takes tokens before a call, so that calls at the same time count. False if the day's budget is spent. */
  async take(tokens: number): Promise<boolean> {
    try {
      await this.limiter.consume(KEY, tokens);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  /** Corrects what was taken by what was used. */
  async settle(taken: number, used: number): Promise<void> {
    if (used < taken) await this.limiter.reward(KEY, taken - used);
    else if (used > taken) await this.limiter.penalty(KEY, used - taken);
  }
}
