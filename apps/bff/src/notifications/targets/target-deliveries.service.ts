import { Injectable } from '@nestjs/common';
import {
  TARGET_DELIVERIES_LISTED,
  type TargetDeliveriesQuery,
  type TargetDelivery,
  type TargetResent,
  type TargetSecret,
} from '#contract/notifications';
import { Database } from '#persistence/database';
import {
  deliveriesOf,
  orderAgain,
  orderTest,
  resealTarget,
  sealedTarget,
  type TargetRow,
  targetOf,
} from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import { newWebhookSecret } from '#platform/webhooks';
import { ApiError, notFound } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { presentDelivery } from './target.presenter.js';
import { TargetSeal } from './target-seal.service.js';

/** How long a replaced secret of a webhook signs as well (ms). */
const OLD_SECRET_MS = 24 * 3_600_000;

/** What a target got, tests, repetitions, and new secrets. */
@Injectable()
export class TargetDeliveriesService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly seal: TargetSeal,
  ) {}

  /** @throws ApiError 404 */
  async list(userId: number, id: number, { state }: TargetDeliveriesQuery): Promise<TargetDelivery[]> {
    await this.find(userId, id);
    const which = { isDead: state === 'dead', limit: TARGET_DELIVERIES_LISTED };
    return (await deliveriesOf(this.db, id, which)).map(presentDelivery);
  }

  /** Orders a test, which the worker sends within seconds. @throws ApiError 404, or 409 for an address that is not confirmed */
  async test(userId: number, id: number): Promise<void> {
    const target = await this.find(userId, id);
    if (target.confirmed_at === null || target.stop_reason === 'unwanted')
      throw new ApiError(409, 'unconfirmed', 'The recipient has not confirmed this address.');
    await this.limits.charge([{ limit: 'targetTest', key: `user ${userId}` }]);
    await this.db.transaction((tx) => orderTest(tx, id, systemClock.now()));
  }

  /** Orders again what was given up. @throws ApiError 404, or 409 while the target is paused or stopped */
  async sendAgain(userId: number, id: number, deliveryIds: readonly number[]): Promise<TargetResent> {
    const { paused_at, stopped_at } = await this.find(userId, id);
    if (paused_at !== null || stopped_at !== null)
      throw new ApiError(409, 'not_active', 'Resume the target first.');
    await this.limits.charge([{ limit: 'targetTest', key: `user ${userId}` }]);
    return { ordered: await orderAgain(this.db, id, deliveryIds, systemClock.now()) };
  }

  /** Replaces a webhook's secret. For a day the old one signs as well. @throws ApiError 404, or 409 for another kind */
  async renewSecret(userId: number, id: number): Promise<TargetSecret> {
    await this.limits.charge([{ limit: 'newTarget', key: `user ${userId}` }]);
    const now = systemClock.now();
    const secret = newWebhookSecret();
    await this.db.transaction(async (tx) => {
      const row = await sealedTarget(tx, userId, id);
      if (row === null) throw notFound('This target');
      if (row.kind !== 'webhook') throw noSecret();
      const address = await this.seal.open(userId, row.sealed);
      if (address.kind !== 'webhook') throw noSecret();
      const until = new Date(now.getTime() + OLD_SECRET_MS).toISOString();
      const [current] = address.secrets;
      const secrets = [{ secret, until: null }, ...(current ? [{ ...current, until }] : [])];
      await resealTarget(tx, id, await this.seal.seal(userId, { ...address, secrets }));
    });
    return { secret };
  }

  private async find(userId: number, id: number): Promise<TargetRow> {
    const target = await targetOf(this.db, userId, id);
    if (target === null) throw notFound('This target');
    return target;
  }
}

function noSecret(): ApiError {
  return new ApiError(409, 'no_secret', 'Only webhooks have a secret that can be replaced.');
}
