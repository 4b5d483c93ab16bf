import { TopicStats } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { ofFirstStory } from '../../../lib/page/first-story';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

export function useTopicStats(topicId: number) {
  const sent = ofFirstStory(topicId, 'stats', TopicStats);
  return useSentOrFetched(calls.topicStats(topicId), (url) => getJson(url, TopicStats), sent);
}
