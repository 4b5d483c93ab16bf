import {
  type Charge,
  type Customer,
  type Invoice,
  missing,
  Refusal,
  type Session,
  type StripeEvent,
  type Subscription,
} from './stripe-objects.js';

const MONTH_S = 30 * 86_400;

/** The state of a local Stripe account: what its calls change, and what happens there without a call. */
export class StripeBook {
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly charges: Charge[] = [];
  /** Every event since the beginning, in order. */
  readonly events: StripeEvent[] = [];
  /** The account's own clock (ms). */
  now = () => Date.now();
  private serial = 0;

  constructor(private readonly priceId: string) {}

  createCustomer(email: string | null, metadata: Record<string, string>): Customer {
    const customer = {
      id: this.id('cus'),
      object: 'customer' as const,
      email,
      metadata,
      created: this.seconds,
    };
    this.customers.set(customer.id, customer);
    return customer;
  }

  createSession(
    given: Pick<Session, 'customer' | 'success_url' | 'cancel_url' | 'metadata' | 'price'>,
    site: string,
  ) {
    this.living(given.customer);
    if (given.price !== this.priceId) throw missing('line_items[0][price]', given.price);
    const id = this.id('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      url: `${site}/pay/${id}`,
      subscription: null,
      created: this.seconds,
      ...given,
    };
    this.sessions.set(id, session);
    return session;
  }

  expireSession(id: string): Session {
    const session = this.session(id);
    if (session.status !== 'open')
      throw new Refusal(400, {
        type: 'invalid_request_error',
        message: 'Only open sessions can be expired.',
      });
    return Object.assign(session, { status: 'expired', url: null });
  }

  /** The customer pays on the checkout page. Stripe reports the parts in no fixed order. */
  pay(sessionId: string, status = 'active'): Subscription {
    const session = this.session(sessionId);
    if (session.status !== 'open') throw new Refusal(400, { message: 'This page is no longer active.' });
    const subscription = this.subscribe(session.customer, status);
    Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
    this.report('checkout.session.completed', session);
    return subscription;
  }

  /** A new subscription whose first month is paid, unless it has another status. */
  subscribe(customer: string, status = 'active'): Subscription {
    const start = this.seconds;
    const subscription: Subscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer,
      status,
      created: start,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: this.invoice(customer, status === 'active'),
      items: { object: 'list', data: [this.item(start)] },
    };
    this.subscriptions.set(subscription.id, subscription);
    this.report('customer.subscription.created', subscription);
    this.report(status === 'active' ? 'invoice.paid' : 'invoice.payment_failed', subscription.latest_invoice);
    return subscription;
  }

  /** The next month begins. */
  renew(id: string, isPaid = true): void {
    const subscription = this.subscription(id);
    const [item] = subscription.items.data;
    subscription.items.data = [this.item(item?.current_period_end ?? this.seconds)];
    subscription.latest_invoice = this.invoice(subscription.customer, isPaid);
    this.change(id, { status: isPaid ? 'active' : 'past_due' });
    this.report(isPaid ? 'invoice.paid' : 'invoice.payment_failed', subscription.latest_invoice);
  }

  /** A late payment succeeds. */
  settle(id: string): void {
    const subscription = this.subscription(id);
    subscription.latest_invoice = this.invoice(subscription.customer, true);
    this.change(id, { status: 'active' });
    this.report('invoice.paid', subscription.latest_invoice);
  }

  change(id: string, fields: Partial<Subscription>): void {
    this.report('customer.subscription.updated', Object.assign(this.subscription(id), fields));
  }

  end(id: string): Subscription {
    const subscription = this.subscription(id);
    if (subscription.status === 'canceled') throw missing('id', id);
    Object.assign(subscription, { status: 'canceled', canceled_at: this.seconds, ended_at: this.seconds });
    this.report('customer.subscription.deleted', subscription);
    return subscription;
  }

  /** Returns the newest payment in full. */
  refund(id: string): void {
    const { customer } = this.subscription(id);
    const charge = this.charges.findLast((one) => one.customer === customer);
    if (charge === undefined) throw new Error('nothing was paid');
    charge.refunded = true;
    this.report('charge.refunded', charge);
  }

  deleteCustomer(id: string): void {
    const customer = this.living(id);
    for (const one of this.subscriptions.values())
      if (one.customer === id && one.status !== 'canceled') this.end(one.id);
    customer.deleted = true;
    customer.email = null;
    this.report('customer.deleted', customer);
  }

  /** A customer that may be given to a call. */
  living(id: string): Customer {
    const customer = this.customers.get(id);
    if (customer === undefined || customer.deleted) throw missing('customer', id);
    return customer;
  }

  report(type: string, object: object): StripeEvent {
    const event = {
      id: this.id('evt'),
      object: 'event' as const,
      type,
      created: this.seconds,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    return event;
  }

  private session(id: string): Session {
    const session = this.sessions.get(id);
    if (session === undefined) throw missing('id', id);
    return session;
  }

  private subscription(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (subscription === undefined) throw missing('id', id);
    return subscription;
  }

  private invoice(customer: string, isPaid: boolean): Invoice {
    const intent = this.id('pi');
    if (isPaid)
      this.charges.push({
        id: this.id('ch'),
        object: 'charge',
        customer,
        payment_intent: intent,
        refunded: false,
        created: this.seconds,
      });
    const payment = { type: 'payment_intent', payment_intent: intent };
    const status = isPaid ? 'paid' : 'open';
    const payments = { object: 'list' as const, data: [{ object: 'invoice_payment', status, payment }] };
    return { id: this.id('in'), object: 'invoice', customer, status, payments };
  }

  private item(start: number) {
    return {
      id: this.id('si'),
      price: { id: this.priceId },
      current_period_start: start,
      current_period_end: start + MONTH_S,
    };
  }

  private get seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  private id(kind: string): string {
    return `${kind}_${String(++this.serial).padStart(8, '0')}`;
  }
}
