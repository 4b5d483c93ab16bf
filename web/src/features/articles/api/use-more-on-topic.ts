import useSWR from 'swr';
import { type ArticleCard, ArticleCards, MORE_ON_TOPIC_SHOWN } from '#contract';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Up to four other articles of the topic, without those already shown. */
export function useMoreOnTopic(topicId: number, shown: readonly number[]): ArticleCard[] {
  const { data } = useSWR(calls.topicArticles(topicId), (url: string) => getJson(url, ArticleCards));
  return (data ?? []).filter(({ id }) => !shown.includes(id)).slice(0, MORE_ON_TOPIC_SHOWN);
}
