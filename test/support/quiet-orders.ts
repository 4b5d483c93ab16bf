import pino from 'pino';
import type { Database } from '#persistence/database';
import { readSettings } from '#platform/runtime';
import { JobsService } from '../../apps/worker/src/jobs/jobs.service.js';
import { PushOrders } from '../../apps/worker/src/push/push-orders.service.js';
import { NoticeOrders } from '../../apps/worker/src/targets/notice-orders.service.js';

/** The orders of a worker without a contact address: it tells no devices. */
export function quietOrders(db: Database): NoticeOrders {
  return new NoticeOrders(
    db,
    new PushOrders(db, new JobsService(db, pino({ level: 'silent' })), readSettings({})),
  );
}
