import useSWR from 'swr';
import { TopicChanges } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** A topic's public change log, fetched only while shown. */
export function useTopicChanges(topicId: number, isOpen: boolean) {
  return useSWR(isOpen ? calls.topicChanges(topicId) : null, (url: string) => getJson(url, TopicChanges), {
    keepPreviousData: true,
  });
}
