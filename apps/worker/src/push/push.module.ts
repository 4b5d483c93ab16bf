import { Global, Module } from '@nestjs/common';
import { PushTicker } from './push.job.js';
import { PushDeliveries } from './push-deliveries.service.js';
import { PushOrders } from './push-orders.service.js';
import { PushSender } from './push-sender.service.js';
import { PushTelling } from './push-telling.service.js';

/** Devices that are told although no page is open (Web Push). */
@Global()
@Module({
  providers: [PushOrders, PushSender, PushTelling, PushDeliveries, PushTicker],
  exports: [PushOrders],
})
export class PushModule {}
