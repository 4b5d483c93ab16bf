import pino from 'pino';
import type { Database } from '#persistence/database';
import { readSettings } from '#platform/runtime';
import { JobsService } from '../../apps/worker/src/jobs/jobs.service.js';
import { PushOrders } from '../../apps/worker/src/push/push-orders.service.js';

/** The orders of a worker without a contact address: it tells no devices. */
export function quietPushes(db: Database): PushOrders {
  return new PushOrders(db, new JobsService(db, pino({ level: 'silent' })), readSettings({}));
}
