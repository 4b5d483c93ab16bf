import { Today } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

/** Today's stories: those sent with the page, else fetched. */
export function useToday() {
  return useSentOrFetched(calls.today, (url) => getJson(url, Today), firstScreen('today', Today));
}
