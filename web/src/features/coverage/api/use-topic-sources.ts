import useSWR from 'swr';
import { TopicSources } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Every source that covered a topic, the first to report first. */
export function useTopicSources(topicId: number) {
  return useSWR(calls.topicSources(topicId), (url: string) => getJson(url, TopicSources));
}
