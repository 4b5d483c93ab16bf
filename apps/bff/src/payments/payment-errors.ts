import { BILLING_CODES, BILLING_MESSAGES } from '#contract/billing';
import { PaymentError, type PaymentFault } from '#platform/payments';
import { ApiError } from '../http/errors.js';

/** Seconds after which another attempt may succeed. */
const RETRY_S = 10;

/** This server has no account with the payment provider, or the provider refuses its key or price. */
export const notConfigured = () =>
  new ApiError(503, BILLING_CODES.notConfigured, BILLING_MESSAGES.configuration);

/** Statuses of the other faults. */
const STATUSES: Record<Exclude<PaymentFault, 'misconfigured' | 'declined'>, number> = {
  busy: 503,
  unreachable: 503,
  unknown_customer: 502,
  failed: 502,
};

/**
 * The response to a failed payment call. Of the provider's own words it shows only those about a declined card, which are meant
 * for the customer.
 */
export function paymentRefusal(error: unknown, sentence: string): unknown {
  if (!(error instanceof PaymentError)) return error;
  const { fault, message } = error;
  if (fault === 'misconfigured') return notConfigured();
  if (fault === 'declined') return new ApiError(402, BILLING_CODES.declined, message.slice(0, 300));
  const status = STATUSES[fault];
  return new ApiError(status, `payment_${fault}`, sentence, undefined, status === 503 ? RETRY_S : undefined);
}
