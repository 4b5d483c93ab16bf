import useSWR from 'swr';
import { RelatedTopics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Topics that are near to this one but not one with it. */
export function useRelatedTopics(topicId: number) {
  return useSWR(calls.relatedTopics(topicId), (url: string) => getJson(url, RelatedTopics));
}
