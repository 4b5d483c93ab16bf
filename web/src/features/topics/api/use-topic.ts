import { TopicPage } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

/** One topic by slug, old slug or id. The response has its current slug. */
export function useTopic(slug: string) {
  const sent = firstScreen('topic', TopicPage);
  const ofPage = sent?.slug === slug ? sent : undefined;
  return useSentOrFetched(calls.topic(slug), (url) => getJson(url, TopicPage), ofPage);
}
