import useSWR from 'swr';
import { Factors } from '#contract/accounts/factors';
import { accountCalls } from '../../../../lib/account-calls';
import { getJson } from '../../../../lib/http';

/** What the reader can prove besides the password. */
export function useFactors() {
  return useSWR(accountCalls.factors, (url: string) => getJson(url, Factors), { revalidateIfStale: true });
}
