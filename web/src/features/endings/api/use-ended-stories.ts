import { TOPICS_PAGE } from '#contract/site';
import { EndedStories } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

/** A page of ended stories, of all months or of one (YYYY-MM), and the months. `page` starts at 1. */
export function useEndedStories(month: string | undefined, page: number) {
  const key = calls.endedStories({
    ...(month !== undefined && { month }),
    limit: TOPICS_PAGE,
    offset: (page - 1) * TOPICS_PAGE,
  });
  const sent = month === undefined && page === 1 ? firstScreen('ended', EndedStories) : undefined;
  return useSentOrFetched(key, (url) => getJson(url, EndedStories), sent, { keepPreviousData: true });
}
