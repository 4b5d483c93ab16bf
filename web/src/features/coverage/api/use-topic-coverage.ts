import useSWR from 'swr';
import { TopicCoverage } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** A topic's coverage by day and bias. */
export function useTopicCoverage(topicId: number) {
  return useSWR(calls.topicCoverage(topicId), (url: string) => getJson(url, TopicCoverage));
}
