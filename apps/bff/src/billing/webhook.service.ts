import { Inject, Injectable } from '@nestjs/common';
import { customerOfEvent } from '#domain/billing';
import { billingAccountOfCustomer, storeEvent } from '#persistence/billing';
import { Database } from '#persistence/database';
import { type Logger, systemClock } from '#platform/runtime';
import { ApiError } from '../http/errors.js';
import { LOGGER } from '../http/tokens.js';
import { notConfigured } from '../payments/payment-errors.js';
import { PaymentsService } from '../payments/payments.service.js';

/** Told to the provider, which then repeats the message. */
const REFUSAL = 'The subscription could not be refetched.';

/**
 * Receives the payment provider's messages. A message only says whose subscription to refetch. So late, repeated and reordered
 * messages all lead to the provider's present state.
 */
@Injectable()
export class WebhookService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores the message, then acts on it once. If that fails, the provider sends it again.
   * @throws ApiError 400 if the signature is missing, wrong or older than five minutes
   */
  async receive(body: unknown, signature: string): Promise<void> {
    const { stripe } = this.payments;
    if (stripe === null) throw notConfigured();
    const event = stripe.signedEvent(body instanceof Buffer ? body : Buffer.alloc(0), signature);
    if (event === null) throw new ApiError(400, 'signature_invalid', 'The signature is not valid.');
    const { id, type } = event;
    const named = customerOfEvent(type, event.content);
    const account = named === null ? null : await billingAccountOfCustomer(this.db, named);
    const customerId = account?.customer_id ?? null;
    const store = () => storeEvent(this.db, { id, type, customerId, now: systemClock.now() });
    const isOpen = await store();
    this.logger.info({ event: id, type, isOurs: customerId !== null, isOpen }, 'payment event');
    if (!isOpen || account === null || customerId === null) return;
    await this.payments.call(REFUSAL, async () => {
      // While this waited for its turn, another request may have refetched the subscription.
      if (await store()) await this.payments.refresh(stripe, account.user_id, customerId);
    });
  }
}
