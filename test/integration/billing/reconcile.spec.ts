import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ReconcileService } from '../../../apps/worker/src/billing/reconcile.service.js';
import { reconcileDay } from '../../../apps/worker/src/billing/reconcile-jobs.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildBillingAccount } from '../../support/factories/billing.js';
import { type PayingReader, startPayingSite } from '../../support/stripe/paying-readers.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

let site: Awaited<ReturnType<typeof startPayingSite>>;
let workers: TestWorker[];
beforeAll(async () => {
  site = await startPayingSite();
  workers = [];
  for (let count = 0; count < 2; count++)
    workers.push(await startTestWorker(site.db.url, { ...site.stripe.settings, STRIPE_TIMEOUT_MS: '300' }));
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await site.close();
});

/** The next night, for which no job was queued yet. */
async function nextNight(): Promise<Date> {
  const [table] = await site.db.rows<{ name: string | null }>("select to_regclass('jobs.job')::text as name");
  if (table?.name) await site.db.rows("delete from jobs.job where name = 'billing-reconcile'");
  return new Date(Date.now() + 86_400_000);
}
const rounds = (now: Date) =>
  Promise.all(workers.map(({ app }) => app.get(ReconcileService, { strict: false }).round(now)));
const refetches = () => site.stripe.calls.filter((call) => call === 'GET /v1/subscriptions').length;

beforeEach(async () => {
  await site.db.rows('delete from billing_account');
});
afterEach(() => site.stripe.disturb(null));

async function paid(): Promise<{ reader: PayingReader; id: string }> {
  const reader = await site.reader();
  const { id } = await reader.subscribe();
  return { reader, id };
}

it('finds what no message told: payments, ends and refunds', async () => {
  const [lost, ended, refunded] = [await paid(), await paid(), await paid()];
  for (const { reader } of [ended, refunded])
    await reader.call('post', '/api/subscription/refresh').expect(200);
  expect(await lost.reader.isSubscribed()).toBe(false);
  site.stripe.book.end(ended.id);
  site.stripe.book.refund(refunded.id);
  const checked = await rounds(await nextNight());
  expect(checked.toSorted()).toEqual([0, 3]);
  expect(await lost.reader.isSubscribed()).toBe(true);
  expect(await ended.reader.isSubscribed()).toBe(false);
  expect(await refunded.reader.isSubscribed()).toBe(false);
  expect(site.stripe.book.subscriptions.get(refunded.id)?.status).toBe('canceled');
});

it('runs once a night, however many workers ask', async () => {
  await paid();
  const night = await nextNight();
  const before = refetches();
  for (let time = 0; time < 3; time++) await rounds(night);
  expect(refetches()).toBe(before + 1);
  expect(reconcileDay(new Date('2031-03-04T02:59:00Z'))).toBe('2031-03-03');
  expect(reconcileDay(new Date('2031-03-04T03:00:00Z'))).toBe('2031-03-04');
});

it('asks about no reader whose subscription ended long ago', async () => {
  const at = new Date(Date.now() - 30 * 86_400_000);
  const build = async (values: Parameters<typeof buildBillingAccount>[2]) =>
    buildBillingAccount(site.db, (await buildUser(site.db)).id, {
      checkout_at: at,
      checked_at: at,
      ...values,
    });
  const ended = { subscription_id: 'sub_old', status: 'canceled', period_end: at } as const;
  await build({});
  await build(ended);
  const { customer_id } = await build(ended);
  const before = refetches();
  expect(await rounds(await nextNight())).toEqual([0, 0]);
  expect(refetches()).toBe(before);
  await site.db.kysely
    .insertInto('payment_event')
    .values({ id: 'evt_lost', type: 'invoice.paid', customer_id, received_at: at })
    .execute();
  await rounds(await nextNight());
  expect(refetches()).toBe(before + 1);
});

it('goes on later if Stripe is down, and checks nobody twice', async () => {
  const readers = [await paid(), await paid(), await paid()];
  site.stripe.disturb('closed');
  const night = await nextNight();
  expect(await rounds(night)).toEqual([0, 0]);
  const [job] = await site.db.rows<{ state: string }>(
    "select state::text from jobs.job where name = 'billing-reconcile' order by created_on desc limit 1",
  );
  expect(job?.state).toBe('retry');
  for (const { reader } of readers) expect(await reader.isSubscribed()).toBe(false);
  site.stripe.disturb(null);
  await site.db.rows("update jobs.job set start_after = now() where name = 'billing-reconcile'");
  expect((await rounds(night)).toSorted()).toEqual([0, 3]);
  for (const { reader } of readers) expect(await reader.isSubscribed()).toBe(true);
});

it('does nothing without an account at Stripe', async () => {
  await paid();
  const bare = await startTestWorker(site.db.url);
  expect(await bare.app.get(ReconcileService, { strict: false }).round(await nextNight())).toBe(0);
  await bare.stop();
});
