import useSWR from 'swr';
import { AnnouncedSteps } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** What articles announced for a topic, latest day first. */
export function useTopicSteps(topicId: number) {
  return useSWR(calls.topicSteps(topicId), (url: string) => getJson(url, AnnouncedSteps));
}
