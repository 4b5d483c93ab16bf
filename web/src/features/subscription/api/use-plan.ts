import useSWR from 'swr';
import { SubscriptionView } from '#contract/billing';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';

export const fetchPlan = (): Promise<SubscriptionView> => getJson(calls.subscription, SubscriptionView);

/** The caller's plan. It is fetched again when somebody signs in or out. */
export function usePlan() {
  const { reader, isResolving } = useReader();
  const { data, error, mutate } = useSWR<SubscriptionView, Error>(
    isResolving ? null : [calls.subscription, reader?.id ?? null],
    fetchPlan,
  );
  return {
    plan: data,
    error,
    retry: () => mutate(),
    keep: (plan: SubscriptionView) => mutate(plan, { revalidate: false }),
  };
}
