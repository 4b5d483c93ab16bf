import useSWR from 'swr';
import { Activity, SystemStatus } from '#contract/desk';
import { deskCalls } from '../../../lib/desk-calls';
import { getJson } from '../../../lib/http';

/** Asked again while the page is open. */
const EVERY_MS = 30_000;
const RULES = { revalidateIfStale: true, refreshInterval: EVERY_MS };

export function useSystemStatus() {
  return useSWR(deskCalls.status, (url: string) => getJson(url, SystemStatus), RULES);
}

export function useActivity() {
  return useSWR(deskCalls.activity, (url: string) => getJson(url, Activity), RULES);
}
