import useSWR from 'swr';
import { TopicSummary } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** A story's summary. Only subscribers may ask for it. @param isWanted false until the reader opens it */
export function useTopicSummary(topicId: number, isWanted: boolean) {
  const { data, error, mutate } = useSWR<TopicSummary, Error>(
    isWanted ? calls.topicSummary(topicId) : null,
    (url: string) => getJson(url, TopicSummary),
  );
  return { summary: data, error, retry: () => mutate() };
}
