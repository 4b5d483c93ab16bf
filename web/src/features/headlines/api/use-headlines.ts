import useSWRInfinite from 'swr/infinite';
import { HEADLINES_PAGE } from '#contract/site';
import { type MilestoneHeadlines, TopicHeadlines } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** How the sources titled a topic's developments, twenty at a time, or one development. */
export function useHeadlines(topicId: number, milestone: number | undefined) {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<MilestoneHeadlines[]>(
    (page) =>
      calls.topicHeadlines(topicId, { milestone, offset: page === 0 ? undefined : page * HEADLINES_PAGE }),
    (url: string) => getJson(url, TopicHeadlines),
    { revalidateFirstPage: false },
  );
  return {
    milestones: data?.flat(),
    hasFailed: error !== undefined,
    isReading: isValidating,
    hasMore: milestone === undefined && data?.at(-1)?.length === HEADLINES_PAGE,
    readMore: () => void setSize(size + 1),
    tryAgain: () => mutate(),
  };
}
