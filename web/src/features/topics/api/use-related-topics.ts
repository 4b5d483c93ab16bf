import { RelatedTopics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { ofFirstStory } from '../../../lib/page/first-story';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

/** Topics that are near to this one but not one with it. */
export function useRelatedTopics(topicId: number) {
  const sent = ofFirstStory(topicId, 'related', RelatedTopics);
  return useSentOrFetched(calls.relatedTopics(topicId), (url) => getJson(url, RelatedTopics), sent);
}
