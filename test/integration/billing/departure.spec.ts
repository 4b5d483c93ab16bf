import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BILLING_MESSAGES, CheckoutSession } from '#contract/billing';
import { PASSWORD } from '../../support/factories/accounts.js';
import { type PayingReader, startPayingSite } from '../../support/stripe/paying-readers.js';

let site: Awaited<ReturnType<typeof startPayingSite>>;
beforeAll(async () => {
  site = await startPayingSite({ STRIPE_TIMEOUT_MS: '300' });
});
afterAll(() => site.close());
afterEach(() => site.stripe.disturb(null));

const leave = (reader: PayingReader) => reader.call('delete', '/api/user').send({ password: PASSWORD });
const rowsOf = async (reader: PayingReader, customer: string) => [
  await site.db.rows('select id from user_account where id = $1', [reader.id]),
  await site.db.rows('select user_id from billing_account where user_id = $1', [reader.id]),
  await site.db.rows('select id from payment_event where customer_id = $1', [customer]),
];

describe('deleting an account', () => {
  it('cancels the subscription and leaves neither rows here nor a name at Stripe', async () => {
    const reader = await site.reader();
    const { id, customer } = await reader.subscribe();
    await reader.hear();
    await leave(reader).expect(204);
    expect(site.stripe.book.subscriptions.get(id)?.status).toBe('canceled');
    expect(site.stripe.book.customers.get(customer)).toMatchObject({ deleted: true, email: null });
    expect(await rowsOf(reader, customer)).toEqual([[], [], []]);
    // Stripe still reports what happened.
    for (const event of site.stripe.book.events.slice(-2)) await site.deliver(event).expect(200);
    expect(await rowsOf(reader, customer)).toEqual([[], [], []]);
  });

  it('closes a page on which the reader could still pay', async () => {
    const reader = await site.reader();
    const { sessionId } = CheckoutSession.parse((await reader.checkout().expect(200)).body);
    await leave(reader).expect(204);
    expect(site.stripe.book.sessions.get(sessionId)?.status).toBe('expired');
  });

  it.each([
    ['is down', 'closed', 503, BILLING_MESSAGES.cancellationFailed],
    ['is silent', 'silent', 503, BILLING_MESSAGES.cancellationFailed],
    ['breaks', { status: 500 }, 502, BILLING_MESSAGES.cancellationFailed],
    ['refuses the key', { status: 401 }, 503, BILLING_MESSAGES.configuration],
  ] as const)('waits while Stripe %s', async (_, fault, status, message) => {
    const reader = await site.reader();
    const { id, customer } = await reader.subscribe();
    site.stripe.disturb(fault);
    expect((await leave(reader).expect(status)).body.message).toBe(message);
    expect((await rowsOf(reader, customer))[0]).toHaveLength(1);
    site.stripe.disturb(null);
    await leave(reader).expect(204);
    expect(site.stripe.book.subscriptions.get(id)?.status).toBe('canceled');
  });

  it('asks Stripe nothing about readers who never paid', async () => {
    const reader = await site.reader();
    site.stripe.disturb('closed');
    await leave(reader).expect(204);
  });

  it('works if Stripe has deleted the customer before', async () => {
    const reader = await site.reader();
    const { customer } = await reader.subscribe();
    site.stripe.book.deleteCustomer(customer);
    await leave(reader).expect(204);
  });
});

it('the download has the subscription and the messages about it', async () => {
  const reader = await site.reader();
  const { id, customer } = await reader.subscribe();
  await reader.hear();
  const { body } = await reader.call('get', '/api/user/data').expect(200);
  expect(body.billing_account).toEqual([
    expect.objectContaining({ customer_id: customer, subscription_id: id, status: 'active' }),
  ]);
  expect(body.billing_account[0]).not.toHaveProperty('request_key');
  expect(body.payment_event).toEqual([
    expect.objectContaining({ type: 'checkout.session.completed', handled_at: expect.any(String) }),
  ]);
  expect(body.user_account[0].premium_until).toEqual(expect.any(String));
});
