import useSWR from 'swr';
import { TopicNumbers } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The numbers of a story that changed. */
export function useTopicNumbers(topicId: number) {
  return useSWR(calls.topicNumbers(topicId), (url: string) => getJson(url, TopicNumbers));
}
