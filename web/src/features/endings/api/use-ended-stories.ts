import useSWR from 'swr';
import { TOPICS_PAGE } from '#contract/site';
import { EndedStories } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** A page of ended stories, of all months or of one (YYYY-MM), and the months. `page` starts at 1. */
export function useEndedStories(month: string | undefined, page: number) {
  const key = calls.endedStories({
    ...(month !== undefined && { month }),
    limit: TOPICS_PAGE,
    offset: (page - 1) * TOPICS_PAGE,
  });
  return useSWR(key, (url: string) => getJson(url, EndedStories), { keepPreviousData: true });
}
