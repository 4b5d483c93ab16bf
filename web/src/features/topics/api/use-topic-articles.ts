import useSWR from 'swr';
import { ArticleCards } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The newest articles of a topic. */
export function useTopicArticles(topicId: number) {
  return useSWR(calls.topicArticles(topicId), (url: string) => getJson(url, ArticleCards));
}
