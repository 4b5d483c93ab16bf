import useSWR from 'swr';
import { TopicStats } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export function useTopicStats(topicId: number) {
  return useSWR(calls.topicStats(topicId), (url: string) => getJson(url, TopicStats));
}
