import { z } from 'zod';
import { SUBSCRIPTION_STATUSES } from '#vocabulary';

const ADDRESS_MAX = 2000;
/** The server accepts addresses of its own site only. */
const address = z
  .string()
  .max(ADDRESS_MAX)
  .refine((value) => URL.canParse(value), { error: 'must be a complete URL' });

export const CheckoutRequest = z.strictObject({
  priceId: z.string().min(1).max(255),
  successUrl: address,
  cancelUrl: address,
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** A page of the payment provider, and its id. */
export const CheckoutSession = z.object({ sessionId: z.string(), url: z.url() });
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const PortalRequest = z.strictObject({ returnUrl: address });
export type PortalRequest = z.infer<typeof PortalRequest>;

export const PortalSession = z.object({ url: z.url() });
export type PortalSession = z.infer<typeof PortalSession>;

const instant = z.iso.datetime();

/** The plan of the caller. For visitors all but the first two fields are empty. */
export const SubscriptionView = z.object({
  /** False if this server has no account with the payment provider. */
  isConfigured: z.boolean(),
  /** What `create-checkout-session` accepts. */
  priceId: z.string().nullable(),
  isSubscribed: z.boolean(),
  /** An admin gave Premium, apart from any subscription. */
  isGranted: z.boolean(),
  /** The provider's word for the subscription's state. Null without a subscription. */
  status: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  /** Whether there is a subscription to manage, so that no other can be started. */
  isManaged: z.boolean(),
  /** When the next payment is due. Null if none is. */
  nextBillingAt: instant.nullable(),
  /** The day for which the subscription was cancelled. */
  endsAt: instant.nullable(),
  /** Until when Premium lasts although the last payment failed. */
  graceUntil: instant.nullable(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;
