import { Module } from '@nestjs/common';
import { BillingJob } from './billing.job.js';
import { ReconcileService } from './reconcile.service.js';

/** Keeps subscriptions as they are at the payment provider. */
@Module({ providers: [ReconcileService, BillingJob] })
export class BillingModule {}
