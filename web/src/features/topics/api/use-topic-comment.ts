import useSWR from 'swr';
import { ArticleCards } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The newest articles of a topic that only comment on it. */
export function useTopicComment(topicId: number) {
  return useSWR(calls.topicComment(topicId), (url: string) => getJson(url, ArticleCards));
}
