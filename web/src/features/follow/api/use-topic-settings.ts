import useSWR from 'swr';
import { TopicSettings } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** What the reader does not want to see of a topic, which they follow. */
export function useTopicSettings(topicId: number) {
  return useSWR(calls.topicSettings(topicId), (url: string) => getJson(url, TopicSettings));
}
