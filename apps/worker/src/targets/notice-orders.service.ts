import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '#persistence/database';
import { hasTargets, orderTargets } from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import { PushOrders } from '../push/push-orders.service.js';

/** Orders that readers are told of notifications outside of the bell: on their devices and at their targets. */
@Injectable()
export class NoticeOrders {
  constructor(
    private readonly db: Database,
    private readonly pushes: PushOrders,
  ) {}

  /** Prepares orders within the transaction that writes the notifications. */
  async open(): Promise<(tx: Queryable, notificationIds: readonly number[]) => Promise<void>> {
    const push = await this.pushes.open();
    if (!(await hasTargets(this.db))) return push;
    return async (tx, notificationIds) => {
      await push(tx, notificationIds);
      if (notificationIds.length > 0) await orderTargets(tx, notificationIds, systemClock.now());
    };
  }
}
