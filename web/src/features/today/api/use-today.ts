import useSWR from 'swr';
import { Today } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { calls } from '../../../lib/urls';

/** Today's stories: those sent with the page, else fetched. */
export function useToday() {
  const shown = firstScreen('today', Today);
  return useSWR(calls.today, (url: string) => getJson(url, Today), {
    ...(shown !== undefined && { fallbackData: shown, revalidateOnMount: false }),
  });
}
