import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type CustomerToCheck, customersToCheck, refreshSubscription } from '#persistence/billing';
import { Database } from '#persistence/database';
import { openStripeAccount, type StripeAccount } from '#platform/payments';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { JobsService } from '../jobs/jobs.service.js';
import { LOGGER, SETTINGS } from '../setup/tokens.js';
import { queueReconcile, RECONCILE, type ReconcileJob } from './reconcile-jobs.js';

const BATCH = 100;
/** After this many failures in a row the provider is considered down, and the job waits. */
const FAILURES_MOST = 5;
/** A checkout page expires within an hour; the payment may be confirmed days later. */
const CHECKOUT_MS = 4 * 86_400_000;

/** Refetches subscriptions every night, so that a lost message of the payment provider does no lasting harm. */
@Injectable()
export class ReconcileService implements BeforeApplicationShutdown {
  private readonly stripe: StripeAccount | null;
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly jobs: JobsService,
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.stripe = openStripeAccount(settings);
  }

  /**
   * Queues the day's job and works on it if no other worker does.
   * @returns the number of subscriptions checked by this worker
   */
  async round(now = systemClock.now()): Promise<number> {
    const { stripe } = this;
    if (stripe === null) return 0;
    const boss = await this.jobs.open(RECONCILE);
    await queueReconcile(boss, now);
    const [job] = await boss.fetch<ReconcileJob>(RECONCILE.name);
    if (job === undefined) return 0;
    const result = await this.reconcile(stripe, new Date(job.data.since));
    this.logger.info(result, 'subscriptions reconciled');
    if (result.isComplete) await boss.complete(RECONCILE.name, job.id);
    else await boss.fail(RECONCILE.name, job.id, result);
    return result.checked;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Checks customers one after the other, which is gentle to the provider's rate limit. */
  private async reconcile(stripe: StripeAccount, since: Date) {
    const result = { checked: 0, failed: 0, isComplete: false };
    let inARow = 0;
    for await (const customer of this.customers(since)) {
      if (this.stopping || inARow >= FAILURES_MOST) return result;
      if (await this.check(stripe, customer)) [result.checked, inARow] = [result.checked + 1, 0];
      else [result.failed, inARow] = [result.failed + 1, inARow + 1];
    }
    return { ...result, isComplete: result.failed === 0 };
  }

  private async *customers(since: Date): AsyncGenerator<CustomerToCheck> {
    const limits = { before: since, checkoutsSince: new Date(since.getTime() - CHECKOUT_MS) };
    for (let after = 0; ; ) {
      const batch = await customersToCheck(this.db, limits, { after, limit: BATCH });
      yield* batch;
      const last = batch.at(-1);
      if (last === undefined) return;
      after = last.user_id;
    }
  }

  /** Returns false if the provider failed. */
  private async check(
    stripe: StripeAccount,
    { user_id: userId, customer_id: customerId }: CustomerToCheck,
  ): Promise<boolean> {
    try {
      const { hasDouble } = await refreshSubscription(this.db, stripe, { userId, customerId }, systemClock);
      if (hasDouble)
        this.logger.error({ user: userId }, 'a customer pays for two subscriptions; cancel and refund one');
      return true;
    } catch (error) {
      this.logger.warn({ err: error, user: userId }, 'subscription not refetched');
      return false;
    }
  }
}
