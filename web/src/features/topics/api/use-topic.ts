import useSWR from 'swr';
import { TopicPage } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { calls } from '../../../lib/urls';

/** One topic by slug, old slug or id. The response has its current slug. */
export function useTopic(slug: string) {
  const sent = firstScreen('topic', TopicPage);
  return useSWR(calls.topic(slug), (url: string) => getJson(url, TopicPage), {
    fallbackData: sent?.slug === slug ? sent : undefined,
  });
}
