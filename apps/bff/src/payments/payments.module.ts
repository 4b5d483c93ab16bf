import { Global, Module } from '@nestjs/common';
import { PaymentsService } from './payments.service.js';

/** The account with the payment provider. */
@Global()
@Module({ providers: [PaymentsService], exports: [PaymentsService] })
export class PaymentsModule {}
