import { Injectable } from '@nestjs/common';
import {
  type AfterPush,
  afterPush,
  nextPushAt,
  type PushFailures,
  type PushMessage,
  pushMessage,
} from '#domain/notifications';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  dropPushes,
  forgetEndpoint,
  type LeasedDeviceRow,
  leaseDevice,
  markPushed,
  pushTimes,
  releaseDevice,
  unreadCounts,
  waitingPushes,
} from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import type { VapidKeys } from '#platform/web-push';
import { failuresOf, isWorthTelling, noticeOf, rhythmOf } from './push.presenter.js';
import { PushOrders } from './push-orders.service.js';
import { PushSender } from './push-sender.service.js';

/** Longer than a message may take (ms). */
const LEASE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/** A device that must be quiet is looked at again after this at the latest, because its reader may change that (ms). */
const LOOK_AGAIN_MS = 3_600_000;
/** Unread notifications are counted up to this for the badge. */
const UNREAD_COUNTED = 100;
/** Next attempts are spread over a minute (ms). The step has no factor in common with it. */
const SPREAD_MS = 60_000;
const SPREAD_STEP_MS = 7919;

/** Tells one device what waits for it. */
@Injectable()
export class PushTelling {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly orders: PushOrders,
    private readonly sender: PushSender,
  ) {}

  /** Returns false if another worker is telling the device: a later look finds what was ordered meanwhile. */
  async tell(id: number, keys: VapidKeys): Promise<boolean> {
    const now = systemClock.now();
    const lease = await leaseDevice(this.db, id, { now, until: new Date(now.getTime() + LEASE_MS) });
    if (lease === 'held') return false;
    if (lease === null) return true;
    let failures: PushFailures = failuresOf(lease);
    try {
      failures = await this.tellLeased(lease, keys, now);
    } finally {
      await releaseDevice(this.db, lease, failures);
    }
    return true;
  }

  /** Returns the device's failures from now on. */
  private async tellLeased(device: LeasedDeviceRow, keys: VapidKeys, now: Date): Promise<PushFailures> {
    const waiting = await this.worthTelling(device.id, now);
    const [first, ...others] = waiting.map(noticeOf);
    if (first === undefined) return failuresOf(device);
    const sent = await pushTimes(this.db, device.id, new Date(now.getTime() - WEEK_MS));
    const at = nextPushAt(rhythmOf(device), sent, now);
    if (at > now) {
      const again = new Date(Math.min(at.getTime(), now.getTime() + LOOK_AGAIN_MS));
      await this.orders.queue(this.db, [device.id], again);
      return failuresOf(device);
    }
    const ids = waiting.map((row) => row.notification_id);
    const [unread] = await unreadCounts(this.db, [device.user_id], UNREAD_COUNTED);
    // Marked before it is sent: a killed worker may lose a message, but never sends one twice.
    await markPushed(this.db, device.id, ids, now);
    const answer = await this.attempt(device, ids, pushMessage([first, ...others], unread?.count ?? 0), keys);
    const spread = (device.id * SPREAD_STEP_MS) % SPREAD_MS;
    return this.settle(device, ids, afterPush(answer, failuresOf(device), systemClock.now(), spread));
  }

  /** If the attempt itself fails, the notifications wait again. */
  private async attempt(
    device: LeasedDeviceRow,
    ids: readonly number[],
    message: PushMessage,
    keys: VapidKeys,
  ) {
    try {
      return await this.sender.send(device, message, keys);
    } catch (error) {
      await markPushed(this.db, device.id, ids, null);
      throw error;
    }
  }

  private async settle(
    device: LeasedDeviceRow,
    ids: readonly number[],
    after: AfterPush,
  ): Promise<PushFailures> {
    switch (after.kind) {
      case 'sent':
        break;
      case 'dropped':
        await markPushed(this.db, device.id, ids, null);
        await dropPushes(this.db, device.id, ids, systemClock.now());
        break;
      case 'gone':
        await forgetEndpoint(this.db, device);
        break;
      case 'later':
        await markPushed(this.db, device.id, ids, null);
        await this.orders.queue(this.db, [device.id], after.at);
        return after.failures;
    }
    return { count: 0, since: null };
  }

  /** What waits, without what is no longer worth telling: that is dropped. */
  private async worthTelling(id: number, now: Date) {
    const newsNow = await this.clock.now();
    const rows = await waitingPushes(this.db, id);
    const [worth, stale] = [true, false].map((kept) =>
      rows.filter((row) => isWorthTelling(row, now, newsNow) === kept),
    );
    const stales = (stale ?? []).map((row) => row.notification_id);
    if (stales.length > 0) await dropPushes(this.db, id, stales, now);
    return worth ?? [];
  }
}
