import useSWR from 'swr';
import { TopicCoverage } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** A topic's coverage by bias and day of the reader's time zone. */
export function useTopicCoverage(topicId: number) {
  return useSWR(calls.topicCoverage(topicId), (url: string) => getJson(url, TopicCoverage));
}
