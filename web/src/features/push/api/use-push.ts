import useSWR from 'swr';
import { PushState } from '#contract/notifications';
import { accountCalls } from '../../../lib/account-calls';
import { getJson } from '../../../lib/http';

/** The devices on which the reader is told, and the server's key. */
export function usePush() {
  return useSWR(accountCalls.push, (url: string) => getJson(url, PushState), { revalidateIfStale: true });
}
