import { describe, expect, it } from '@jest/globals';
import { billingState } from './billing-state.js';
import { customerOfEvent } from './customer-of-event.js';
import { premiumUntil } from './premium-until.js';
import { isManaged, isOpen, type SubscriptionFacts } from './subscription-facts.js';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

const subscription = (given: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: 'sub_1',
  status: 'active',
  priceId: 'price_monthly',
  createdAt: day(1),
  periodStart: day(1),
  periodEnd: day(31),
  cancelAt: null,
  isRefunded: false,
  ...given,
});

describe('premiumUntil', () => {
  it.each([
    ['a paid month, and two days for the renewal', {}, day(33)],
    ['a trial', { status: 'trialing' }, day(33)],
    ['cancelled for the end of the month', { cancelAt: day(31) }, day(31)],
    ['cancelled for a day in the month', { cancelAt: day(20) }, day(20)],
    ['cancelled for a later month', { cancelAt: day(90) }, day(33)],
    ['seven days of grace from the start of the unpaid month', { status: 'past_due' }, day(8)],
    ['no grace past the day of cancellation', { status: 'past_due', cancelAt: day(3) }, day(3)],
    ['refunded', { isRefunded: true }, null],
    ['unpaid', { status: 'unpaid' }, null],
    ['never paid', { status: 'incomplete' }, null],
    ['given up', { status: 'incomplete_expired' }, null],
    ['paused', { status: 'paused' }, null],
    ['ended', { status: 'canceled' }, null],
    ['a state that is not known', { status: 'unknown' }, null],
  ] as const)('%s', (_, given, until) => {
    expect(premiumUntil(subscription(given))).toEqual(until);
  });
});

describe('billingState', () => {
  it('is empty without subscriptions', () => {
    expect(billingState([])).toEqual({
      subscription: null,
      premiumUntil: null,
      toCancel: [],
      hasDouble: false,
    });
  });

  const ended = subscription({ id: 'sub_ended', status: 'canceled', createdAt: day(20) });
  const unpaid = subscription({ id: 'sub_unpaid', status: 'unpaid' });
  const late = subscription({ id: 'sub_late', status: 'past_due' });
  const paid = subscription({ id: 'sub_paid' });

  it.each([
    ['the paid one before one in grace', [late, paid], 'sub_paid'],
    ['the one in grace before an unpaid one', [unpaid, late], 'sub_late'],
    ['an unpaid one before a newer one that ended', [ended, unpaid], 'sub_unpaid'],
    ['the newest of those that ended', [{ ...ended, id: 'sub_old', createdAt: day(2) }, ended], 'sub_ended'],
    ['the same one of two alike', [{ ...paid, id: 'sub_zzz' }, paid], 'sub_paid'],
  ])('counts %s, in any order', (_, all, id) => {
    for (const order of [all, all.toReversed()]) expect(billingState(order).subscription?.id).toBe(id);
  });

  it('cancels what was refunded and would charge again', () => {
    const refunded = subscription({ isRefunded: true });
    expect(billingState([refunded, { ...ended, isRefunded: true }])).toMatchObject({
      premiumUntil: null,
      toCancel: ['sub_1'],
    });
  });

  it('notices two that charge', () => {
    expect(billingState([paid, late]).hasDouble).toBe(true);
    expect(billingState([paid, ended]).hasDouble).toBe(false);
  });
});

describe('a subscription', () => {
  it.each([
    ['active', true, true],
    ['past_due', true, true],
    ['unpaid', true, true],
    ['paused', true, true],
    ['incomplete', true, false],
    ['unknown', true, false],
    ['incomplete_expired', false, false],
    ['canceled', false, false],
  ] as const)('that is %s can charge: %s; is managed: %s', (status, open, managed) => {
    expect([isOpen({ status }), isManaged({ status })]).toEqual([open, managed]);
  });
});

describe('customerOfEvent', () => {
  it.each([
    ['customer.subscription.updated', { customer: 'cus_1' }, 'cus_1'],
    ['customer.subscription.deleted', { customer: { id: 'cus_1' } }, 'cus_1'],
    ['checkout.session.completed', { customer: 'cus_1' }, 'cus_1'],
    ['invoice.paid', { customer: 'cus_1' }, 'cus_1'],
    ['charge.refunded', { customer: 'cus_1' }, 'cus_1'],
    ['customer.deleted', { id: 'cus_1' }, 'cus_1'],
    ['customer.updated', { id: 'cus_1', customer: 'cus_2' }, null],
    ['payout.paid', { customer: 'cus_1' }, null],
    ['x.customer.subscription.updated', { customer: 'cus_1' }, null],
    ['invoice.paid', { customer: null }, null],
    ['invoice.paid', { customer: 7 }, null],
    ['invoice.paid', { customer: '' }, null],
    ['invoice.paid', null, null],
    ['invoice.paid', 'cus_1', null],
  ])('%s of %j is about %s', (type, content, customer) => {
    expect(customerOfEvent(type, content)).toBe(customer);
  });
});
