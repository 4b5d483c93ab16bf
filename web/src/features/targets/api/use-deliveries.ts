import useSWR from 'swr';
import { TargetDeliveries } from '#contract/notifications';
import { accountCalls } from '../../../lib/account-calls';
import { getJson } from '../../../lib/http';

/** What a target got lately, waits for, or was given up. */
export function useDeliveries(id: number) {
  return useSWR(accountCalls.targetDeliveries(id), (url: string) => getJson(url, TargetDeliveries), {
    revalidateIfStale: true,
  });
}
