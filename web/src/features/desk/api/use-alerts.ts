import useSWR, { mutate } from 'swr';
import { DeskAlerts } from '#contract/desk';
import { getJson, postJson } from '../../../lib/http';
import { sourceDeskCalls as calls } from '../../../lib/source-desk-calls';

export function useAlerts(all: boolean) {
  return useSWR(calls.alerts(all), (url: string) => getJson(url, DeskAlerts), { revalidateIfStale: true });
}

export async function readAlerts(ids: readonly number[]): Promise<void> {
  await postJson(calls.readAlerts, { ids }, DeskAlerts);
  await mutate((key) => typeof key === 'string' && key.startsWith(calls.alerts(false)));
}
