import useSWR from 'swr';
import { Categories } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { calls } from '../../../lib/urls';

export function useCategories() {
  return useSWR(calls.categories, (url: string) => getJson(url, Categories), {
    fallbackData: firstScreen('categories', Categories),
  });
}
