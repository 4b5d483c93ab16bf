import { ArticlePage } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

/** One article with its milestones, source, topic and related coverage; by slug or id. */
export function useArticle(slug: string) {
  const sent = firstScreen('article', ArticlePage);
  const ofPage = sent?.article.slug === slug ? sent : undefined;
  return useSentOrFetched(calls.article(slug), (url) => getJson(url, ArticlePage), ofPage);
}
