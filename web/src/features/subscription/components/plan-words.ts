import { t } from '@lingui/core/macro';
import type { SubscriptionView } from '#contract/billing';

/** The label of a day, such as '3 December 2031'. */
type DayLabel = (at: string) => string;

/** What a reader's plan is, in sentences. Dates come from the payment provider; without one none is named. */
export function planWords(plan: SubscriptionView, day: DayLabel): string[] {
  const words = plan.isGranted ? [t`An administrator gave you Premium, free of charge.`] : [];
  const subscription = subscriptionWords(plan, day);
  return subscription === null ? words : [...words, subscription];
}

function subscriptionWords(plan: SubscriptionView, day: DayLabel): string | null {
  const { status, nextBillingAt, endsAt, graceUntil } = plan;
  switch (status) {
    case 'past_due':
    case 'unpaid':
      return graceUntil === null
        ? t`Your last payment failed, so Premium has ended. Choose Manage Subscription to pay.`
        : t`Your last payment failed. Premium stays until ${{ day: day(graceUntil) }}. Choose Manage Subscription to pay.`;
    case 'active':
    case 'trialing':
      if (endsAt !== null)
        return t`You cancelled the subscription. Premium stays until ${{ day: day(endsAt) }}, and nothing more is charged.`;
      return nextBillingAt === null ? null : t`Next billing date: ${{ day: day(nextBillingAt) }}.`;
    case 'paused':
      return t`Your subscription is paused. Choose Manage Subscription to continue it.`;
    case 'canceled':
      return t`Your subscription has ended. Nothing more is charged.`;
    default:
      return null;
  }
}
