import useSWR from 'swr';
import { RulePrecisions } from '#contract/desk';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** How often editors agreed with each rule. */
export function usePrecision() {
  return useSWR(calls.reviewPrecision, (url: string) => getJson(url, RulePrecisions), {
    revalidateIfStale: true,
  });
}
