import useSWR, { mutate } from 'swr';
import { SettingViews } from '#contract/desk';
import type { SettingName, SettingValue } from '#vocabulary';
import { deskCalls } from '../../../lib/desk-calls';
import { getJson, putJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

export function useSettings() {
  return useSWR(deskCalls.settings, (url: string) => getJson(url, SettingViews), { revalidateIfStale: true });
}

/** The page's own banner follows at once. */
export async function changeSetting(name: SettingName, value: SettingValue): Promise<void> {
  const settings = await putJson(deskCalls.setting(name), { value }, SettingViews);
  await mutate(deskCalls.settings, settings, { revalidate: false });
  refetch(calls.meta);
}
