import useSWR from 'swr';
import { ReaderSettings, type ReaderSettingsChange } from '#contract/accounts';
import { getJson, patchJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The profile's switches. A change shows at once and is rolled back if it cannot be saved. */
export function useSettings() {
  const { data, error, mutate } = useSWR(calls.settings, (url: string) => getJson(url, ReaderSettings));
  const save = (change: ReaderSettingsChange) =>
    mutate(() => patchJson(calls.settings, change, ReaderSettings), {
      optimisticData: (shown) => ({ ...(shown as ReaderSettings), ...given(change) }),
      revalidate: false,
    });
  return { settings: data, error, retry: () => mutate(), save };
}

const given = (change: ReaderSettingsChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
