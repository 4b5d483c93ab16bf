import useSWR from 'swr';
import { z } from 'zod';
import { ArticleCard, type ArticlePage, relatedOf, relatedSearch } from '#contract/reading';
import { RELATED_ENOUGH } from '#contract/site';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

const RelatedArticle = ArticleCard.pick({
  id: true,
  slug: true,
  title: true,
  language: true,
  source: true,
  sourceName: true,
  publishedAt: true,
});
export type RelatedArticle = z.infer<typeof RelatedArticle>;
const RelatedArticles = z.array(RelatedArticle);
type Subject = ArticlePage['article'];

/** The ways to find related articles, in order: by the article, by its topic, by the words of its title. */
function waysFor({ id, topicId, title }: Subject): (() => Promise<RelatedArticle[]>)[] {
  const words = relatedSearch(title);
  return [
    () => getJson(calls.relatedToArticle(id), RelatedArticles),
    () => getJson(calls.relatedToTopic(topicId), RelatedArticles),
    ...(words === '' ? [] : [() => getJson(calls.relatedBySearch(words), RelatedArticles)]),
  ];
}

/** Tries one way after the other until two articles are found. Fails only if every way failed. */
async function findRelated(article: Subject): Promise<RelatedArticle[]> {
  let found: RelatedArticle[] = [];
  const failures: unknown[] = [];
  const ways = waysFor(article);
  for (const way of ways) {
    try {
      found = relatedOf(article, [...found, ...(await way())]);
    } catch (failure) {
      failures.push(failure);
    }
    if (found.length >= RELATED_ENOUGH) break;
  }
  if (failures.length === ways.length)
    throw new AggregateError(failures, 'Every search for related articles failed');
  return found;
}

/** Related articles: those sent with the article if they are enough, otherwise what the calls find. */
export function useRelated(article: Subject, known: readonly RelatedArticle[]) {
  const own = relatedOf(article, known);
  const isEnough = own.length >= RELATED_ENOUGH;
  const { data, error, mutate } = useSWR(isEnough ? null : ['related', article.id], () =>
    findRelated(article),
  );
  return {
    articles: isEnough ? own : (data ?? []),
    isLoading: !isEnough && data === undefined && error === undefined,
    hasFailed: !isEnough && data === undefined && error !== undefined,
    tryAgain: () => mutate(),
  };
}
