import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { BILLING_MESSAGES, CheckoutSession, PortalSession } from '#contract/billing';
import { ErrorBody } from '#contract/site';
import { checkoutBody, SITE, startPayingSite } from '../../support/stripe/paying-readers.js';
import { createTestApp } from '../../support/test-app.js';

let site: Awaited<ReturnType<typeof startPayingSite>>;
beforeAll(async () => {
  site = await startPayingSite({ STRIPE_TIMEOUT_MS: '300' });
});
afterAll(() => site.close());
afterEach(async () => {
  site.stripe.disturb(null);
  await site.db.rows('delete from rate_limit');
});

const customersOf = (userId: number) =>
  [...site.stripe.book.customers.values()].filter(({ metadata }) => metadata.userId === String(userId));
const openPages = (customer: string) =>
  [...site.stripe.book.sessions.values()].filter((one) => one.customer === customer && one.status === 'open');

describe('checkout', () => {
  it('leads to a page of Stripe, and after the payment the reader has Premium', async () => {
    const reader = await site.reader({ email: 'payer@mail.example' });
    expect(await reader.plan()).toMatchObject({ isConfigured: true, isSubscribed: false, status: null });
    const { sessionId, url } = CheckoutSession.parse((await reader.checkout().expect(200)).body);
    const session = site.stripe.book.sessions.get(sessionId);
    expect(session).toMatchObject({ url, success_url: checkoutBody().successUrl });
    expect(customersOf(reader.id)).toEqual([expect.objectContaining({ email: 'payer@mail.example' })]);
    expect(await reader.isSubscribed()).toBe(false);

    const { items } = site.stripe.book.pay(sessionId);
    await reader.hear();
    expect(await reader.isSubscribed()).toBe(true);
    const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    expect(await reader.plan()).toMatchObject({
      isSubscribed: true,
      isGranted: false,
      status: 'active',
      isManaged: true,
      nextBillingAt: end,
      endsAt: null,
    });
  });

  it('shows Premium on return, even if no message has come', async () => {
    const reader = await site.reader();
    await reader.subscribe();
    expect(await reader.isSubscribed()).toBe(false);
    const answer = await reader.call('post', '/api/subscription/refresh').expect(200);
    expect(answer.body).toMatchObject({ isSubscribed: true, status: 'active' });
    expect(await reader.isSubscribed()).toBe(true);
  });

  it('refuses a subscriber with 409, also before any message has come', async () => {
    const reader = await site.reader();
    const { customer } = await reader.subscribe();
    for (let attempt = 0; attempt < 2; attempt++) {
      const refused = ErrorBody.parse((await reader.checkout().expect(409)).body);
      expect(refused).toEqual({ code: 'already_subscribed', message: BILLING_MESSAGES.alreadySubscribed });
      expect(openPages(customer)).toEqual([]);
    }
    const portal = PortalSession.parse((await reader.portal().expect(200)).body);
    expect(portal.url).toContain(`/portal/${customer}`);
  });

  it.each(['past_due', 'unpaid'])('refuses a second subscription while one is %s', async (status) => {
    const reader = await site.reader();
    await reader.subscribe(status);
    await reader.checkout().expect(409);
  });

  it('lets a reader subscribe again after the end', async () => {
    const reader = await site.reader();
    const { id, customer } = await reader.subscribe();
    site.stripe.book.end(id);
    await reader.hear();
    await reader.subscribe();
    await reader.hear();
    expect(await reader.isSubscribed()).toBe(true);
    expect(customersOf(reader.id).map((one) => one.id)).toEqual([customer]);
  });

  it('from many tabs at once makes one customer and one page to pay on', async () => {
    const reader = await site.reader();
    const answers = await Promise.all(Array.from({ length: 6 }, () => reader.checkout()));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [customer, ...others] = customersOf(reader.id);
    expect(others).toEqual([]);
    const pages = openPages(customer?.id ?? '');
    expect(pages).toHaveLength(1);
    const { sessionId } = CheckoutSession.parse((await reader.checkout().expect(200)).body);
    expect(pages[0]?.id).toBe(sessionId);
    site.stripe.book.pay(sessionId);
    await reader.checkout().expect(409);
    expect(
      [...site.stripe.book.subscriptions.values()].filter((one) => one.customer === customer?.id),
    ).toHaveLength(1);
  });

  it('makes a new customer if Stripe no longer knows the first', async () => {
    const reader = await site.reader();
    await reader.checkout().expect(200);
    const [first] = customersOf(reader.id);
    site.stripe.book.deleteCustomer(first?.id ?? '');
    await reader.subscribe();
    await reader.hear();
    expect(await reader.isSubscribed()).toBe(true);
    expect(customersOf(reader.id)).toHaveLength(2);
  });

  it('leaves an admin’s grant alone', async () => {
    const reader = await site.reader({ premium_granted: true });
    expect(await reader.plan()).toMatchObject({ isSubscribed: true, isGranted: true, status: null });
    const { id } = await reader.subscribe();
    site.stripe.book.end(id);
    await reader.hear();
    expect(await reader.isSubscribed()).toBe(true);
  });
});

describe('requests that are refused', () => {
  const FOREIGN = [
    'https://evil.example/',
    `${SITE}.evil.example/`,
    'https://news.example/',
    '/subscription',
    '',
  ];

  const REFUSED: [string, unknown][] = [
    ...FOREIGN.map((url): [string, unknown] => ['successUrl', url]),
    ['cancelUrl', 'https://evil.example/'],
    ['priceId', 'price_of_another_product'],
    ['priceId', ''],
    ['priceId', null],
    ['successUrl', `${SITE}/${'x'.repeat(2000)}`],
    ['quantity', 0],
  ];

  it.each(REFUSED)('checkout with %s %.60j', async (field, value) => {
    const reader = await site.reader();
    const before = site.stripe.calls.length;
    const { body } = await reader.checkout({ [field]: value }).expect(400);
    expect(ErrorBody.parse(body).code).toBe('invalid_input');
    expect(site.stripe.calls).toHaveLength(before);
  });

  it.each(FOREIGN)('portal with %j', async (url) => {
    const reader = await site.reader();
    await reader.portal(url).expect(400);
  });

  it('from visitors, and from pages of other sites', async () => {
    const visitor = request(site.app.getHttpServer());
    await visitor.post('/api/create-checkout-session').send(checkoutBody()).expect(401);
    await visitor.post('/api/create-customer-portal-session').send({ returnUrl: SITE }).expect(401);
    const reader = await site.reader();
    await reader.checkout().set('Origin', 'https://evil.example').expect(403);
  });

  it('beyond the hourly limit', async () => {
    const reader = await site.reader();
    for (let call = 0; call < 20; call++) await reader.checkout().expect(200);
    const { body, headers } = await reader.checkout().expect(429);
    expect(ErrorBody.parse(body).code).toBe('rate_limited');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('while Stripe fails', () => {
  const CARD = { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
  const OTHER_KEY = {
    error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_secret detail' },
  };

  it.each([
    ['declines', { status: 402, body: CARD }, 402, 'payment_declined', 'Your card was declined.'],
    ['is busy', { status: 429 }, 503, 'payment_busy', null],
    ['breaks', { status: 500 }, 502, 'payment_failed', null],
    ['refuses the request', { status: 400 }, 502, 'payment_failed', null],
    [
      'refuses the key',
      { status: 401, body: OTHER_KEY },
      503,
      'payment_not_configured',
      BILLING_MESSAGES.configuration,
    ],
    ['is silent', 'silent', 503, 'payment_unreachable', null],
    ['is down', 'closed', 503, 'payment_unreachable', null],
  ] as const)('because it %s', async (_, fault, status, code, message) => {
    const reader = await site.reader();
    const { customer } = await reader.subscribe();
    const other = await site.reader();
    site.stripe.disturb(fault);
    const checkout = await other.checkout().expect(status);
    expect(checkout.body).toEqual({ code, message: message ?? BILLING_MESSAGES.checkoutFailed });
    const portal = await reader.portal().expect(status);
    expect(portal.body).toEqual({ code, message: message ?? BILLING_MESSAGES.portalFailed });
    expect(JSON.stringify([checkout.body, portal.body])).not.toMatch(/secret|sk_test|cus_/);
    await reader.call('get', '/api/auth/user').expect(200);
    site.stripe.disturb(null);
    expect((await reader.portal().expect(200)).body.url).toContain(customer);
    await other.checkout().expect(200);
    expect(customersOf(other.id)).toHaveLength(1);
  });

  it('makes no second customer if only the answer was lost', async () => {
    const reader = await site.reader();
    site.stripe.disturb({ status: 500 }, /checkout/);
    await reader.checkout().expect(502);
    await site.db.rows('update billing_account set customer_id = null where user_id = $1', [reader.id]);
    site.stripe.disturb(null);
    await reader.checkout().expect(200);
    expect(customersOf(reader.id)).toHaveLength(1);
  });
});

/** The last one here: passport shares its strategies among the applications of a process. */
describe('without an account at Stripe', () => {
  it('says so, and everything else works', async () => {
    const reader = await site.reader();
    const bare = await createTestApp(site.db.url);
    const call = (path: string, body: object) =>
      request(bare.getHttpServer()).post(path).set('Cookie', reader.cookie).send(body);
    const expected = { code: 'payment_not_configured', message: BILLING_MESSAGES.configuration };
    const checkout = await call('/api/create-checkout-session', checkoutBody()).expect(503);
    expect(checkout.body).toEqual(expected);
    const portal = await call('/api/create-customer-portal-session', { returnUrl: SITE }).expect(503);
    expect(portal.body).toEqual(expected);
    await call('/api/webhooks/stripe', { id: 'evt_1' }).expect(503);
    const plan = await request(bare.getHttpServer()).get('/api/subscription').expect(200);
    expect(plan.body).toMatchObject({ isConfigured: false, priceId: null });
    await request(bare.getHttpServer()).get('/api/auth/user').set('Cookie', reader.cookie).expect(200);
    await bare.close();
  });
});
