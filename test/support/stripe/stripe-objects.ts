/** What the local server stores, in Stripe's own form. Times are seconds. */
export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
  created: number;
  deleted?: true;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  customer: string;
  url: string | null;
  success_url: string;
  cancel_url: string;
  subscription: string | null;
  metadata: Record<string, string>;
  created: number;
  price: string;
}

export interface Charge {
  id: string;
  object: 'charge';
  customer: string;
  payment_intent: string;
  refunded: boolean;
  created: number;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid' | 'uncollectible';
  payments: { object: 'list'; data: object[] };
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: Invoice;
  items: {
    object: 'list';
    data: { id: string; price: { id: string }; current_period_start: number; current_period_end: number }[];
  };
}

/** A message as Stripe sends it. */
export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

/** What a call is answered if it cannot be carried out. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, string>,
  ) {
    super(error.message ?? '');
  }
}

export const missing = (param: string, id: string) =>
  new Refusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${param}: '${id}'`,
  });
