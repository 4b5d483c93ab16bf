import useSWR from 'swr';
import { PushState } from '#contract/notifications';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The devices on which the reader is told, and the server's key. */
export function usePush() {
  return useSWR(calls.push, (url: string) => getJson(url, PushState), { revalidateIfStale: true });
}
