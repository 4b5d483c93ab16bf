import useSWR from 'swr';
import { RulePrecisions } from '#contract/desk';
import { deskCalls } from '../../../lib/desk-calls';
import { getJson } from '../../../lib/http';

/** How often editors agreed with each rule. */
export function usePrecision() {
  return useSWR(deskCalls.reviewPrecision, (url: string) => getJson(url, RulePrecisions), {
    revalidateIfStale: true,
  });
}
