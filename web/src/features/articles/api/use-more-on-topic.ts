import useSWR from 'swr';
import { ArticleCards } from '#contract/reading';
import { MORE_ON_TOPIC_SHOWN } from '#contract/site';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Up to four other articles of the topic, without those already shown. */
export function useMoreOnTopic(topicId: number, shown: readonly number[]) {
  const { data, error, mutate } = useSWR(calls.topicArticles(topicId), (url: string) =>
    getJson(url, ArticleCards),
  );
  return {
    articles: (data ?? []).filter(({ id }) => !shown.includes(id)).slice(0, MORE_ON_TOPIC_SHOWN),
    hasFailed: data === undefined && error !== undefined,
    tryAgain: () => mutate(),
  };
}
