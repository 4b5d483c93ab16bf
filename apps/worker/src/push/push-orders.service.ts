import { Inject, Injectable } from '@nestjs/common';
import { Database, type Queryable } from '#persistence/database';
import { hasDevices, orderPushes } from '#persistence/notifications';
import { type Settings, systemClock } from '#platform/runtime';
import { vapidSubject } from '#platform/web-push';
import { JobsService, type Queue, within } from '../jobs/jobs.service.js';
import { SETTINGS } from '../setup/tokens.js';

export interface PushJob {
  subscriptionId: number;
}

/**
 * A job tells a device everything that waits for it. At most one waits for each device, so what is ordered meanwhile joins it. pg-boss
 * itself retries only after a worker was killed; failures of push services are jobs of their own, at a later time.
 */
export const PUSH: Queue = {
  name: 'push',
  policy: 'short',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 120,
  retentionSeconds: 4 * 86_400,
  deleteAfterSeconds: 3600,
};

/** Orders that devices are told of notifications. */
@Injectable()
export class PushOrders {
  readonly isOn: boolean;

  constructor(
    private readonly db: Database,
    private readonly jobs: JobsService,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.isOn = vapidSubject(settings) !== null;
  }

  /**
   * Prepares orders within a transaction. Opens the queue first, so that it never waits for the transaction's locks. While no
   * device is subscribed, nothing is ordered.
   */
  async open(): Promise<(tx: Queryable, notificationIds: readonly number[]) => Promise<void>> {
    if (!this.isOn || !(await hasDevices(this.db))) return async () => undefined;
    await this.jobs.open(PUSH);
    return async (tx, notificationIds) => {
      if (notificationIds.length === 0) return;
      const devices = await orderPushes(tx, notificationIds, systemClock.now());
      await this.queue(tx, devices);
    };
  }

  /** @param startAfter system time; by default at once */
  async queue(tx: Queryable, subscriptionIds: readonly number[], startAfter?: Date): Promise<void> {
    if (subscriptionIds.length === 0) return;
    const boss = await this.jobs.open(PUSH);
    // In one order everywhere, so that transactions never wait for each other.
    const jobs = subscriptionIds
      .toSorted((a, b) => a - b)
      .map((subscriptionId) => ({
        data: { subscriptionId } satisfies PushJob,
        singletonKey: String(subscriptionId),
        ...(startAfter !== undefined && { startAfter }),
      }));
    await boss.insert(PUSH.name, jobs, within(tx));
  }
}
