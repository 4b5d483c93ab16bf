import { CheckoutSession, PortalSession, SubscriptionView } from '#contract/billing';
import { postJson } from '../../../lib/http';
import { calls, pages } from '../../../lib/urls';

const onThisSite = (path: string) => new URL(path, window.location.origin).href;

/** @returns the address of the provider's page on which to pay */
export async function openCheckout(priceId: string): Promise<string> {
  const body = {
    priceId,
    successUrl: onThisSite(pages.subscriptionAfter('success')),
    cancelUrl: onThisSite(pages.subscriptionAfter('cancelled')),
  };
  return (await postJson(calls.createCheckoutSession, body, CheckoutSession)).url;
}

/** @returns the address of the provider's page on which to change or end the subscription */
export async function openPortal(): Promise<string> {
  const body = { returnUrl: onThisSite(pages.subscription) };
  return (await postJson(calls.createPortalSession, body, PortalSession)).url;
}

/** Asks the provider for the state of the subscription. */
export function refreshPlan(): Promise<SubscriptionView> {
  return postJson(calls.refreshSubscription, {}, SubscriptionView);
}
