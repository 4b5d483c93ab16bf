import type { ArticleTerms } from '../placing/article-terms.js';
import { dampCommon } from '../placing/damp-common.js';
import { unit } from '../placing/term-vector.js';
import { linkage } from './repair-linkage.js';
import { nearnessOf } from './repair-near.js';

/** The most articles of a stream without dates that are regrouped. Memory grows with their square. */
export const MOST_REGROUPED = 3_000;
/** How many nearest articles an article takes words from. */
const NEIGHBOURS = 3;
/** Mean nearness below which groups stay apart. */
const TOGETHER = 0.4;

/**
 * Groups a complete stream without dates into stories; the numbers are indexes into `articles`. Time cannot separate its
 * events, and later articles help to place earlier ones. The method is average linkage over texts widened by the words of
 * their neighbours. Languages stay apart.
 */
export function regroupUndated(articles: readonly ArticleTerms[]): number[][] {
  const languages = Map.groupBy(articles.keys(), (at) => articles[at]?.language);
  return [...languages.values()].flatMap((places) => {
    const own = places.flatMap((at) => articles[at] ?? []);
    return regroup(own).map((group) => group.flatMap((at) => places[at] ?? []));
  });
}

function regroup(articles: readonly ArticleTerms[]): number[][] {
  const holders = new Map<string, number>();
  for (const { text } of articles)
    for (const term of text.weights.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const damped = articles.map((article) => {
    const text = dampCommon(article.text, (term) => holders.get(term) ?? 0, articles.length);
    return { ...article, text: unit(text) };
  });
  return linkage(nearnessOf(damped, NEIGHBOURS), [...articles.keys()], TOGETHER);
}
