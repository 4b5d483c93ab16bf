import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { CheckoutSession, SubscriptionView } from '#contract/billing';
import { buildUserWithPassword } from '../factories/accounts.js';
import type { Values } from '../factories/values.js';
import { cookieOf } from '../readers.js';
import { createTestApp } from '../test-app.js';
import { seededDatabase } from '../test-database.js';
import type { StripeEvent, Subscription } from './stripe-objects.js';
import { PRICE_ID, type StripeServer, signed, startStripeServer } from './stripe-server.js';

export const SITE = 'http://news.example';

export const checkoutBody = (changes: Record<string, unknown> = {}) => ({
  priceId: PRICE_ID,
  successUrl: `${SITE}/subscription?checkout=success`,
  cancelUrl: `${SITE}/subscription?checkout=cancelled`,
  ...changes,
});

/** The BFF with a Stripe account of its own, and readers who pay. */
export async function startPayingSite(env: Record<string, string> = {}) {
  const [database, stripe] = await Promise.all([seededDatabase(), startStripeServer()]);
  const app = await createTestApp(database.url, { ...stripe.settings, PUBLIC_URL: SITE, ...env });
  const { db } = database;
  return {
    db,
    stripe,
    app,
    deliver: (event: StripeEvent, options?: Parameters<typeof signed>[1]) => deliver(app, event, options),
    reader: async (values: Values<'user_account'> = {}) => {
      const { id } = await buildUserWithPassword(db, values);
      return new PayingReader(app, stripe, id, await cookieOf(db, id));
    },
    close: async () => {
      await app.close();
      await stripe.close();
      await database.drop();
    },
  };
}

/** Sends an event as Stripe does. */
export function deliver(
  app: NestExpressApplication,
  event: StripeEvent,
  options?: Parameters<typeof signed>[1],
) {
  const { payload, headers } = signed(event, options);
  return request(app.getHttpServer()).post('/api/webhooks/stripe').set(headers).send(payload);
}

export class PayingReader {
  constructor(
    private readonly app: NestExpressApplication,
    private readonly stripe: StripeServer,
    readonly id: number,
    readonly cookie: string,
  ) {}

  call(method: 'get' | 'post' | 'delete', path: string) {
    return request(this.app.getHttpServer())[method](path).set('Cookie', this.cookie);
  }

  checkout(changes: Record<string, unknown> = {}) {
    return this.call('post', '/api/create-checkout-session').send(checkoutBody(changes));
  }

  portal(returnUrl = `${SITE}/subscription`) {
    return this.call('post', '/api/create-customer-portal-session').send({ returnUrl });
  }

  async plan(): Promise<SubscriptionView> {
    return SubscriptionView.parse((await this.call('get', '/api/subscription').expect(200)).body);
  }

  async isSubscribed(): Promise<boolean> {
    return (await this.call('get', '/api/auth/user').expect(200)).body.isSubscribed;
  }

  /** Pays on the checkout page. Stripe's messages are not delivered. */
  async subscribe(status?: string): Promise<Subscription> {
    const { sessionId } = CheckoutSession.parse((await this.checkout().expect(200)).body);
    return this.stripe.book.pay(sessionId, status);
  }

  /** Delivers the newest event, so that the site looks at Stripe's present state. */
  async hear(): Promise<void> {
    const event = this.stripe.book.events.at(-1);
    if (event === undefined) throw new Error('nothing happened yet');
    await deliver(this.app, event).expect(200);
  }
}
