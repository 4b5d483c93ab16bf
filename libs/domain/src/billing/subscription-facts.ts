import type { SubscriptionStatus } from '#vocabulary';

/** A subscription as the payment provider describes it at one moment. */
export interface SubscriptionFacts {
  id: string;
  status: SubscriptionStatus;
  priceId: string | null;
  createdAt: Date;
  /** The period that the newest invoice is for. */
  periodStart: Date;
  periodEnd: Date;
  /** When it ends because it was cancelled. Null if it renews. */
  cancelAt: Date | null;
  /** Whether the payment of the newest invoice was refunded in full. */
  isRefunded: boolean;
}

const ENDED: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'incomplete_expired']);
const UNFINISHED: ReadonlySet<SubscriptionStatus> = new Set(['incomplete', 'unknown']);

/** Whether a subscription can still charge its owner, so that it must be cancelled before the account is deleted. */
export const isOpen = ({ status }: Pick<SubscriptionFacts, 'status'>): boolean => !ENDED.has(status);

/** Whether a subscription is one that its owner manages instead of starting another. */
export const isManaged = ({ status }: Pick<SubscriptionFacts, 'status'>): boolean =>
  !ENDED.has(status) && !UNFINISHED.has(status);
