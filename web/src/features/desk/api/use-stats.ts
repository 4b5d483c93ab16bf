import useSWR from 'swr';
import { AdminStats } from '#contract/desk';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export function useStats() {
  return useSWR(calls.adminStats, (url: string) => getJson(url, AdminStats), { revalidateIfStale: true });
}
