import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { devicesWaiting, forgetDevicesOfOtherKeys } from '#persistence/notifications';
import { serverKey } from '#persistence/settings';
import { type Logger, systemClock } from '#platform/runtime';
import { newVapidSecret, VAPID_PURPOSE, type VapidKeys, vapidKeysOf } from '#platform/web-push';
import { JobsService } from '../jobs/jobs.service.js';
import { LOGGER } from '../setup/tokens.js';
import { PUSH, type PushJob, PushOrders } from './push-orders.service.js';
import { PushTelling } from './push-telling.service.js';

/** Devices told at a time. One that hangs delays only these. */
const DEVICES_AT_ONCE = 20;

/** Orders that have waited for so long get a job if they have none (ms). Checked as often. */
const SWEEP_MS = 60_000;
const SWEPT_AT_ONCE = 1_000;

/** Works off the jobs that tell devices what waits for them. */
@Injectable()
export class PushDeliveries implements BeforeApplicationShutdown {
  private stopping = false;
  private sweptAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: Database,
    private readonly jobs: JobsService,
    private readonly orders: PushOrders,
    private readonly telling: PushTelling,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once.
   * @returns the number of devices looked at
   */
  async round(): Promise<number> {
    if (!this.orders.isOn) return 0;
    const boss = await this.jobs.open(PUSH);
    await this.sweep();
    let looked = 0;
    while (!this.stopping) {
      const jobs = await boss.fetch<PushJob>(PUSH.name, { batchSize: DEVICES_AT_ONCE });
      if (jobs.length === 0) break;
      const keys = await this.currentKeys();
      await Promise.all(
        jobs.map(async ({ id, data }) => {
          if (await this.tell(data.subscriptionId, keys)) await boss.complete(PUSH.name, id);
          else await boss.fail(PUSH.name, id);
        }),
      );
      looked += jobs.length;
    }
    return looked;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /**
   * An order joins the job that waits for its device. If that job ran before the order's transaction was over, the order has none. A
   * device that has a job gets no second one.
   */
  private async sweep(): Promise<void> {
    if (performance.now() - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = performance.now();
    const before = new Date(systemClock.now().getTime() - SWEEP_MS);
    await this.orders.queue(this.db, await devicesWaiting(this.db, before, SWEPT_AT_ONCE));
  }

  private async tell(subscriptionId: number, keys: VapidKeys): Promise<boolean> {
    try {
      return await this.telling.tell(subscriptionId, keys);
    } catch (error) {
      this.logger.error({ err: error, device: subscriptionId }, 'telling a device failed, retrying');
      return false;
    }
  }

  /** Devices that subscribed with a key that was replaced since are forgotten: they accept no message of another one. */
  private async currentKeys(): Promise<VapidKeys> {
    const offered = newVapidSecret();
    const keys = vapidKeysOf(await serverKey(this.db, VAPID_PURPOSE, { offered, now: systemClock.now() }));
    const forgotten = await forgetDevicesOfOtherKeys(this.db, keys.publicKey);
    if (forgotten > 0) this.logger.info({ devices: forgotten }, 'devices of a replaced key forgotten');
    return keys;
  }
}
