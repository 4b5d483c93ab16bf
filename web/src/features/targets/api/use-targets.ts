import useSWR, { mutate } from 'swr';
import { Targets } from '#contract/notifications';
import { accountCalls } from '../../../lib/account-calls';
import { getJson } from '../../../lib/http';

/** The other places that get the reader's notifications. */
export function useTargets() {
  return useSWR(accountCalls.targets, (url: string) => getJson(url, Targets), { revalidateIfStale: true });
}

/** Fetches the list again after a change. */
export async function refetchTargets(): Promise<void> {
  await mutate(accountCalls.targets);
}
