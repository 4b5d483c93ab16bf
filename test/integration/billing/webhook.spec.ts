import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import type { PayingReader } from '../../support/stripe/paying-readers.js';
import { startPayingSite } from '../../support/stripe/paying-readers.js';
import { signed } from '../../support/stripe/stripe-server.js';

const DAY_MS = 86_400_000;

let site: Awaited<ReturnType<typeof startPayingSite>>;
beforeAll(async () => {
  site = await startPayingSite();
});
afterAll(() => site.close());
afterEach(() => {
  site.stripe.disturb(null);
  site.stripe.book.now = () => Date.now();
});

/** The events of one customer since the beginning, in order. */
const eventsOf = (customer: string) =>
  site.stripe.book.events.filter(({ data }) => Object.values(data.object).includes(customer));
const stored = (id: string) => site.db.rows('select * from payment_event where id = $1', [id]);
const refetches = () => site.stripe.calls.filter((call) => call === 'GET /v1/subscriptions').length;

describe('a message', () => {
  it('needs a signature of the last five minutes', async () => {
    const reader = await site.reader();
    await reader.subscribe();
    const [event] = site.stripe.book.events.slice(-1);
    if (event === undefined) throw new Error('no event');
    const before = refetches();
    const now = Date.now() / 1000;
    for (const options of [
      { secret: 'whsec_of_somebody_else' },
      { timestamp: now - 301 },
      { timestamp: 1 },
    ]) {
      const { body } = await site.deliver(event, options).expect(400);
      expect(ErrorBody.parse(body).code).toBe('signature_invalid');
    }
    const { payload, headers } = signed(event);
    const post = () => request(site.app.getHttpServer()).post('/api/webhooks/stripe');
    await post().set(headers).send(payload.replace('"evt_', '"evt_x')).expect(400);
    await post()
      .set({ ...headers, 'stripe-signature': 't=1,v1=0' })
      .send(payload)
      .expect(400);
    await post().set('content-type', 'application/json').send(payload).expect(400);
    await post().send().expect(400);
    expect(await stored(event.id)).toEqual([]);
    expect(refetches()).toBe(before);
    expect(await reader.isSubscribed()).toBe(false);
    await site.deliver(event, { timestamp: now - 200 }).expect(200);
    expect(await reader.isSubscribed()).toBe(true);
  });

  it('comes from another site and needs no session', async () => {
    const event = site.stripe.book.report('payout.paid', {});
    await site
      .deliver(event)
      .set('Origin', 'https://stripe.com')
      .set('Sec-Fetch-Site', 'cross-site')
      .expect(200);
  });

  it('of an unknown kind, or about somebody else’s customer, is stored and changes nothing', async () => {
    const before = refetches();
    for (const event of [
      site.stripe.book.report('payout.reconciled.twice', { customer: 'cus_x' }),
      site.stripe.book.report('customer.subscription.updated', { customer: 'cus_of_another_product' }),
      site.stripe.book.report('invoice.paid', { customer: null }),
    ]) {
      await site.deliver(event).expect(200);
      expect(await stored(event.id)).toEqual([
        expect.objectContaining({ customer_id: null, handled_at: expect.any(Date) }),
      ]);
    }
    expect(refetches()).toBe(before);
  });

  it('that is not JSON or too large is refused', async () => {
    const post = (payload: string) => {
      const { headers } = signed({
        id: 'evt_0',
        object: 'event',
        type: 'x',
        created: 0,
        data: { object: {} },
      });
      return request(site.app.getHttpServer()).post('/api/webhooks/stripe').set(headers).send(payload);
    };
    await post('not json').expect(400);
    await post(`"${'x'.repeat(1_000_001)}"`).expect(413);
  });

  it('repeated 50 times counts once', async () => {
    const reader = await site.reader();
    await reader.subscribe();
    const event = site.stripe.book.events.at(-1);
    if (event === undefined) throw new Error('no event');
    const before = refetches();
    for (let time = 0; time < 50; time++) await site.deliver(event).expect(200);
    expect(refetches()).toBe(before + 1);
    expect(await stored(event.id)).toHaveLength(1);
  });

  it('repeated 50 times at once counts once', async () => {
    const reader = await site.reader();
    await reader.subscribe();
    const event = site.stripe.book.events.at(-1);
    if (event === undefined) throw new Error('no event');
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.deliver(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await stored(event.id)).toHaveLength(1);
    expect(await reader.plan()).toMatchObject({ isSubscribed: true, status: 'active' });
  });

  it('is asked for again while Stripe cannot be asked', async () => {
    const reader = await site.reader();
    await reader.subscribe();
    const event = site.stripe.book.events.at(-1);
    if (event === undefined) throw new Error('no event');
    site.stripe.disturb({ status: 500 });
    await site.deliver(event).expect(502);
    expect(await stored(event.id)).toEqual([expect.objectContaining({ handled_at: null })]);
    expect(await reader.isSubscribed()).toBe(false);
    site.stripe.disturb(null);
    await site.deliver(event).expect(200);
    expect(await reader.isSubscribed()).toBe(true);
  });
});

/** What happens to a paid subscription, and what the reader has then. */
const LIVES: [string, (id: string) => void, Record<string, unknown>][] = [
  [
    'is cancelled for the end of the month',
    (id) => site.stripe.book.change(id, { cancel_at_period_end: true }),
    { isSubscribed: true, nextBillingAt: null, endsAt: expect.any(String) },
  ],
  [
    'is cancelled and resumed',
    (id) => {
      site.stripe.book.change(id, { cancel_at_period_end: true });
      site.stripe.book.change(id, { cancel_at_period_end: false });
    },
    { isSubscribed: true, nextBillingAt: expect.any(String), endsAt: null },
  ],
  [
    'ends',
    (id) => site.stripe.book.end(id),
    { isSubscribed: false, status: 'canceled', isManaged: false, nextBillingAt: null },
  ],
  ['is refunded', (id) => site.stripe.book.refund(id), { isSubscribed: false, status: 'canceled' }],
  [
    'is given up',
    (id) => site.stripe.book.change(id, { status: 'unpaid' }),
    { isSubscribed: false, isManaged: true, nextBillingAt: null },
  ],
  ['is paused', (id) => site.stripe.book.change(id, { status: 'paused' }), { isSubscribed: false }],
  [
    'gets a state that Stripe added later',
    (id) => site.stripe.book.change(id, { status: 'dormant' }),
    { isSubscribed: false, status: 'unknown' },
  ],
  [
    'could not be renewed',
    (id) => site.stripe.book.renew(id, false),
    { isSubscribed: true, status: 'past_due', nextBillingAt: null, graceUntil: expect.any(String) },
  ],
  [
    'is renewed',
    (id) => site.stripe.book.renew(id),
    { isSubscribed: true, status: 'active', nextBillingAt: expect.any(String) },
  ],
];

describe.each([
  ['in order', (events: ReturnType<typeof eventsOf>) => events],
  ['in reverse order', (events: ReturnType<typeof eventsOf>) => events.toReversed()],
])('messages %s', (_, arranged) => {
  it.each(LIVES)('of a subscription that %s', async (_life, live, plan) => {
    const reader = await site.reader();
    const { id, customer } = await reader.subscribe();
    live(id);
    for (const event of arranged(eventsOf(customer))) await site.deliver(event).expect(200);
    expect(await reader.plan()).toMatchObject(plan);
    expect(await reader.isSubscribed()).toBe(plan.isSubscribed);
  });
});

describe('a failed renewal', () => {
  it('keeps Premium for seven days, and a late payment keeps it on', async () => {
    const pastDue = async (daysAgo: number) => {
      const reader: PayingReader = await site.reader();
      site.stripe.book.now = () => Date.now() - (30 + daysAgo) * DAY_MS;
      const session = await reader.checkout().expect(200);
      const { id } = site.stripe.book.pay(session.body.sessionId);
      site.stripe.book.renew(id, false);
      await reader.call('post', '/api/subscription/refresh').expect(200);
      return { reader, id };
    };
    expect(await (await pastDue(6)).reader.isSubscribed()).toBe(true);
    const { reader, id } = await pastDue(8);
    expect(await reader.plan()).toMatchObject({ isSubscribed: false, status: 'past_due', graceUntil: null });
    site.stripe.book.settle(id);
    site.stripe.book.now = () => Date.now();
    const { payload, headers } = signed(
      site.stripe.book.report('invoice.paid', { customer: eventCustomer(id) }),
    );
    await request(site.app.getHttpServer())
      .post('/api/webhooks/stripe')
      .set(headers)
      .send(payload)
      .expect(200);
    expect(await reader.isSubscribed()).toBe(true);
  });
});

const eventCustomer = (id: string) => site.stripe.book.subscriptions.get(id)?.customer ?? '';

describe('a refund', () => {
  it('of an earlier month changes nothing', async () => {
    const reader = await site.reader();
    const { id, customer } = await reader.subscribe();
    const first = site.stripe.book.charges.findLast((one) => one.customer === customer);
    site.stripe.book.renew(id);
    if (first) first.refunded = true;
    await site.deliver(site.stripe.book.report('charge.refunded', first ?? {})).expect(200);
    expect(await reader.plan()).toMatchObject({ isSubscribed: true, status: 'active' });
  });
});
