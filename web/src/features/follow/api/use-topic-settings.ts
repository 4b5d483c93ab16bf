import useSWR from 'swr';
import { TopicSettings } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** What the reader has muted or hidden in a followed topic. */
export function useTopicSettings(topicId: number) {
  return useSWR(calls.topicSettings(topicId), (url: string) => getJson(url, TopicSettings));
}
