import useSWR from 'swr';
import { Sessions } from '#contract/accounts';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Where the reader is signed in. */
export function useSessions() {
  return useSWR(calls.sessions, (url: string) => getJson(url, Sessions), { revalidateIfStale: true });
}
