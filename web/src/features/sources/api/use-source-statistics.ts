import useSWR from 'swr';
import { SourceStatistics } from '#contract/sources';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The directory in figures. */
export function useSourceStatistics() {
  return useSWR(calls.sourceStatistics, (url: string) => getJson(url, SourceStatistics));
}
