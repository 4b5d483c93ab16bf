import { StoryTracker } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

export type StorySort = 'newest' | 'oldest';

/** A story by its topic's id or slug, with its milestones in the requested order. */
export function useStory(id: string, sort: StorySort) {
  const sent = firstScreen('story', StoryTracker);
  const isSent = sort === 'newest' && (id === sent?.slug || id === String(sent?.id));
  return useSentOrFetched(
    calls.storyTracker(id, sort),
    (url) => getJson(url, StoryTracker),
    isSent ? sent : undefined,
    { keepPreviousData: true },
  );
}
