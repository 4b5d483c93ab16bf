import { useEffect, useState } from 'react';
import { BILLING_CODES, type SubscriptionView } from '#contract/billing';
import { BILLING_MESSAGES } from '#words/billing';
import { useToast } from '../../../components/feedback/toast';
import { HttpError } from '../../../lib/http';
import { openCheckout, openPortal } from '../api/payment-pages';
import { fetchPlan } from '../api/use-plan';
import { configurationToast, paymentToast } from './payment-toast';

/** Leads to the provider's pages. `isPending` stays true until the browser has left this page. */
export function usePayment(plan: SubscriptionView | undefined, onChanged: () => void) {
  const show = useToast();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    // The browser may keep this page and show it again when the reader comes back.
    const onShown = (event: PageTransitionEvent) => event.persisted && setIsPending(false);
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);

  const leave = async (open: () => Promise<string | null>, sentence: string) => {
    if (isPending) return;
    setIsPending(true);
    try {
      const url = await open();
      if (url === null) show(configurationToast());
      else return window.location.assign(url);
    } catch (error) {
      show(paymentToast(error, sentence));
      if (error instanceof HttpError && error.code === BILLING_CODES.alreadySubscribed) onChanged();
    }
    setIsPending(false);
  };

  const subscribe = async () => {
    const { priceId } = plan ?? (await fetchPlan());
    return priceId === null ? null : openCheckout(priceId);
  };

  return {
    isPending,
    subscribe: () => void leave(subscribe, BILLING_MESSAGES.checkoutFailed),
    manage: () => void leave(openPortal, BILLING_MESSAGES.portalFailed),
  };
}
