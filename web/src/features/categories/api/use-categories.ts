import useSWR from 'swr';
import { Categories } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export function useCategories() {
  return useSWR(calls.categories, (url: string) => getJson(url, Categories));
}
