import useSWR from 'swr';
import { StoryTracker } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { calls } from '../../../lib/urls';

export type StorySort = 'newest' | 'oldest';

/** A story by its topic's id or slug, with its milestones in the requested order. */
export function useStory(id: string, sort: StorySort) {
  const sent = firstScreen('story', StoryTracker);
  const isSent = sort === 'newest' && (id === sent?.slug || id === String(sent?.id));
  return useSWR(calls.storyTracker(id, sort), (url: string) => getJson(url, StoryTracker), {
    keepPreviousData: true,
    fallbackData: isSent ? sent : undefined,
  });
}
