import { Categories } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

export function useCategories() {
  const sent = firstScreen('categories', Categories);
  return useSentOrFetched(calls.categories, (url) => getJson(url, Categories), sent);
}
