import Stripe from 'stripe';

/**
 * Why a call to the payment provider failed. `misconfigured`: the key or the price is wrong; `declined`: the provider's message is
 * meant for the customer; `busy`: too many calls; `unreachable`: no answer in time; `unknown_customer`: deleted, or of another key.
 */
export type PaymentFault =
  | 'misconfigured'
  | 'declined'
  | 'busy'
  | 'unreachable'
  | 'unknown_customer'
  | 'failed';

/** A failed call. Its message and cause are for logs, except that of a declined payment. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(
    readonly fault: PaymentFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const { errors } = Stripe;

/** Other errors than Stripe's are returned as they are. */
export function paymentError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const facts = [type, code, statusCode, requestId].filter((fact) => fact !== undefined).join(' ');
  const fault = faultOf(error);
  return new PaymentError(fault, fault === 'declined' ? error.message : `Stripe: ${facts}`, { cause: error });
}

function faultOf(error: InstanceType<typeof errors.StripeError>): PaymentFault {
  if (error instanceof errors.StripeCardError) return 'declined';
  if (error instanceof errors.StripeRateLimitError || error.statusCode === 429) return 'busy';
  if (error instanceof errors.StripeConnectionError) return 'unreachable';
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'misconfigured';
  if (error.code !== 'resource_missing') return 'failed';
  if (error.param === 'customer' || error.param === 'id') return 'unknown_customer';
  return error.param?.includes('price') ? 'misconfigured' : 'failed';
}
