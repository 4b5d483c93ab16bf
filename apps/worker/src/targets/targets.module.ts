import { Global, Module } from '@nestjs/common';
import { NoticeOrders } from './notice-orders.service.js';
import { TargetAddresses } from './target-addresses.service.js';
import { TargetDeliveries } from './target-deliveries.service.js';
import { TargetSender } from './target-sender.service.js';
import { TargetVisits } from './target-visits.service.js';
import { TargetsTicker } from './targets.job.js';

/** Webhooks, chats, ntfy topics and email addresses that get readers' notifications. */
@Global()
@Module({
  providers: [NoticeOrders, TargetAddresses, TargetSender, TargetVisits, TargetDeliveries, TargetsTicker],
  exports: [NoticeOrders],
})
export class TargetsModule {}
