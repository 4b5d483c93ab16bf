import type { ArticleTerms } from '../placing/article-terms.js';
import { dampCommon } from '../placing/damp-common.js';
import { unit } from '../placing/term-vector.js';
import { linkage } from './repair-linkage.js';
import { nearnessOf } from './repair-near.js';

/** Of a stream without dates at most so many articles are grouped anew; memory grows with their square. */
export const MOST_REGROUPED = 3_000;
/** Those whose words an article takes in. */
const NEIGHBOURS = 3;
/** Mean nearness under which groups stay apart. */
const TOGETHER = 0.4;

/**
 * The stories of a stream without dates once all of it is known, as places in the list: no time tells its events apart, and
 * an article read early is understood by what came later. Average linkage over texts that took in their neighbours'
 * words; languages stay apart.
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
