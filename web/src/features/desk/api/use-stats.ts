import useSWR from 'swr';
import { AdminStats } from '#contract/desk';
import { deskCalls } from '../../../lib/desk-calls';
import { getJson } from '../../../lib/http';

export function useStats() {
  return useSWR(deskCalls.stats, (url: string) => getJson(url, AdminStats), { revalidateIfStale: true });
}
