import useSWR from 'swr';
import { ArticlePage } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { calls } from '../../../lib/urls';

/** One article with its milestones, source, topic and related coverage; by slug or id. */
export function useArticle(slug: string) {
  const sent = firstScreen('article', ArticlePage);
  return useSWR(calls.article(slug), (url: string) => getJson(url, ArticlePage), {
    fallbackData: sent?.article.slug === slug ? sent : undefined,
  });
}
