import useSWR from 'swr';
import { Factors } from '#contract/accounts/factors';
import { getJson } from '../../../../lib/http';
import { calls } from '../../../../lib/urls';

/** What the reader can prove besides the password. */
export function useFactors() {
  return useSWR(calls.factors, (url: string) => getJson(url, Factors), { revalidateIfStale: true });
}
