import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import PQueue from 'p-queue';
import type { SubscriptionFacts } from '#domain/billing';
import { refreshSubscription, storeEvent } from '#persistence/billing';
import { buildUser } from '../../support/factories/accounts.js';
import { buildBillingAccount } from '../../support/factories/billing.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const ORDERS = 1_000;
const SEED = 20_261_123;
const DAY_MS = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await seededDatabase();
});
afterAll(() => database.drop());

const START = new Date('2026-03-01T00:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

const born: SubscriptionFacts = {
  id: 'sub_1',
  status: 'incomplete',
  priceId: 'price_monthly',
  createdAt: START,
  periodStart: START,
  periodEnd: after(30),
  cancelAt: null,
  isRefunded: false,
};

/** What Stripe says after each step of a life. One event is sent for each. */
const LIFE: readonly SubscriptionFacts[] = [
  born,
  { ...born, status: 'active' },
  { ...born, status: 'past_due', periodStart: after(30), periodEnd: after(60) },
  { ...born, status: 'active', periodStart: after(30), periodEnd: after(60) },
  { ...born, status: 'active', periodStart: after(30), periodEnd: after(60), cancelAt: after(60) },
];

/** Steps of a life with the arrivals of their events: in any order, late, repeated, several at once. */
const orders = fc.record({
  /** At which step Stripe's state is the last one. */
  steps: fc.integer({ min: 1, max: LIFE.length }),
  /** Which event arrives, after which step it arrives at the earliest, and whether Stripe is slow to answer then. */
  arrivals: fc.array(
    fc.record({ event: fc.nat(LIFE.length - 1), step: fc.nat(LIFE.length - 1), isSlow: fc.boolean() }),
    {
      minLength: 0,
      maxLength: 5,
    },
  ),
});
type Order = typeof orders extends fc.Arbitrary<infer One> ? One : never;

/** Lives through one order, and returns what is stored in the end. */
async function live({ steps, arrivals }: Order, number: number) {
  const { db } = database;
  const { id: userId } = await buildUser(db);
  const customerId = `cus_${number}`;
  await buildBillingAccount(db, userId, { customer_id: customerId });
  let step = 0;
  const late: { release: () => void; done: Promise<void> }[] = [];
  const arrive = async (event: number, isSlow: boolean) => {
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const source = {
      subscriptionsOf: async () => {
        const answer = [LIFE[step] ?? born];
        reached.resolve();
        if (isSlow) await gate.promise;
        return answer;
      },
      cancel: () => Promise.reject(new Error('nothing was refunded')),
    };
    const handle = async () => {
      const id = `evt_${number}_${event}`;
      if (await storeEvent(db, { id, type: 'customer.subscription.updated', customerId, now: after(step) }))
        await refreshSubscription(db, source, { userId, customerId }, { now: () => after(step) });
    };
    const done = handle();
    if (isSlow) late.push({ release: gate.resolve, done });
    await (isSlow ? Promise.race([reached.promise, done]) : done);
  };
  for (step = 0; step < steps; step++)
    for (const { event, isSlow } of arrivals.filter((one) => Math.max(one.event, one.step) === step))
      await arrive(event, isSlow);
  step = steps - 1;
  // Stripe repeats an event until it arrives: the last one always does. Slow answers come even later, the newest first.
  await arrive(step, false);
  for (const { release, done } of late.toReversed()) {
    release();
    await done;
  }
  const [stored] = await db.rows<{ status: string; cancel_at: Date | null; premium_until: Date | null }>(
    `select b.status, b.cancel_at, u.premium_until
       from billing_account b join user_account u on u.id = b.user_id where b.user_id = $1`,
    [userId],
  );
  return stored;
}

const PREMIUM_UNTIL = [null, after(32), after(37), after(62), after(60)];

it(`ends in Stripe's state after each of ${ORDERS} random orders of its messages`, async () => {
  const queue = new PQueue({ concurrency: 4 });
  const lives = fc.sample(orders, { numRuns: ORDERS, seed: SEED });
  const ends = await Promise.all(lives.map((order, number) => queue.add(() => live(order, number))));
  const wrong = lives.flatMap((order, number) => {
    const last = LIFE[order.steps - 1];
    const expected = {
      status: last?.status,
      cancel_at: last?.cancelAt ?? null,
      premium_until: PREMIUM_UNTIL[order.steps - 1],
    };
    return JSON.stringify(ends[number]) === JSON.stringify(expected)
      ? []
      : [{ order, end: ends[number], expected }];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(lives.filter(({ arrivals }) => arrivals.length > 1).length).toBeGreaterThan(ORDERS / 2);
});
