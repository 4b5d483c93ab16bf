import useSWR from 'swr';
import { TopicPeople } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The people of a story, as its articles introduce them. */
export function useTopicPeople(topicId: number) {
  return useSWR(calls.topicPeople(topicId), (url: string) => getJson(url, TopicPeople));
}
