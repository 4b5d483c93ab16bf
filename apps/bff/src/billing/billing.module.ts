import { Module } from '@nestjs/common';
import { CheckoutService } from './checkout.service.js';
import { CustomerService } from './customer.service.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionService } from './subscription.service.js';
import { WebhookController } from './webhook.controller.js';
import { WebhookService } from './webhook.service.js';

/** The subscription: checkout, portal and the provider's messages. */
@Module({
  controllers: [SubscriptionController, WebhookController],
  providers: [CheckoutService, CustomerService, SubscriptionService, WebhookService],
})
export class BillingModule {}
