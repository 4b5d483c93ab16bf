import type { ToldEnd } from './after-ending.js';
import type { ReadArticle } from './find-ending.js';

/** How a topic was resolved, as it is stored. */
export interface Resolution {
  at: Date;
  reason: string;
  /** Of the articles that told its end those that are still the topic's. */
  articleIds: readonly number[];
}

/**
 * The end by which a topic was resolved, whether or not its articles of today would still tell one: it stands until something
 * significant reopens it (decision 32). Null where none of the articles that told it is left in the topic: it was another
 * story's. Articles are given in published order; one told long ago may not be among them.
 */
export function endBefore({ at, articleIds }: Resolution, articles: readonly ReadArticle[]): ToldEnd | null {
  if (articleIds.length === 0) return null;
  const told = articles.filter(({ id }) => articleIds.includes(id));
  const second = told[1] ?? told[0];
  return {
    settledAt: second?.publishedAt ?? at,
    kinds: [...new Set(told.flatMap(({ reading }) => reading.ends))],
  };
}
