import { describe, expect, it } from '@jest/globals';
import type { SubscriptionView } from '#contract/billing';
import { planWords } from './plan-words';

const plan = (given: Partial<SubscriptionView>): SubscriptionView => ({
  isConfigured: true,
  priceId: 'price_1',
  isSubscribed: false,
  isGranted: false,
  status: null,
  isManaged: false,
  nextBillingAt: null,
  endsAt: null,
  graceUntil: null,
  ...given,
});

const AT = '2031-12-03T00:00:00.000Z';
const words = (given: Partial<SubscriptionView>) => planWords(plan(given), (at) => `<${at.slice(0, 10)}>`);

describe('planWords', () => {
  it.each([
    ['free', {}, []],
    ['active', { status: 'active', nextBillingAt: AT }, ['Next billing date: <2031-12-03>.']],
    ['without a date', { status: 'active' }, []],
    [
      'cancelled',
      { status: 'active', endsAt: AT },
      ['You cancelled the subscription. Premium stays until <2031-12-03>, and nothing more is charged.'],
    ],
    [
      'in grace',
      { status: 'past_due', graceUntil: AT },
      ['Your last payment failed. Premium stays until <2031-12-03>. Choose Manage Subscription to pay.'],
    ],
    [
      'after grace',
      { status: 'past_due' },
      ['Your last payment failed, so Premium has ended. Choose Manage Subscription to pay.'],
    ],
    [
      'unpaid',
      { status: 'unpaid' },
      ['Your last payment failed, so Premium has ended. Choose Manage Subscription to pay.'],
    ],
    [
      'paused',
      { status: 'paused' },
      ['Your subscription is paused. Choose Manage Subscription to continue it.'],
    ],
    ['ended', { status: 'canceled' }, ['Your subscription has ended. Nothing more is charged.']],
    ['never paid', { status: 'incomplete' }, []],
    ['granted', { isGranted: true }, ['An administrator gave you Premium, free of charge.']],
    [
      'granted and paid',
      { isGranted: true, status: 'trialing', nextBillingAt: AT },
      ['An administrator gave you Premium, free of charge.', 'Next billing date: <2031-12-03>.'],
    ],
  ] as const)('%s', (_, given, expected) => {
    expect(words(given)).toEqual(expected);
  });
});
