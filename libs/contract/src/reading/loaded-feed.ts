import type { ArticleCard, ArticleList } from './article.js';

/** What of the feed was loaded. */
export interface LoadedFeed {
  /** Each article once, where it first stood. */
  articles: readonly ArticleCard[];
  /** Where the next page begins. */
  next: number;
  hasMore: boolean;
}

/**
 * What is loaded after one more page. The feed moves while it is read: a page may repeat what is there, which then stays
 * in its place, so that nothing moves under the reader's eyes.
 */
export function afterFeedPage(loaded: LoadedFeed | undefined, page: ArticleList): LoadedFeed {
  const { total, limit, offset } = page.pagination;
  const byId = new Map((loaded?.articles ?? []).map((article) => [article.id, article]));
  for (const article of page.articles) if (!byId.has(article.id)) byId.set(article.id, article);
  const next = offset + limit;
  return { articles: [...byId.values()], next, hasMore: next < total && page.articles.length > 0 };
}

/** Whether one more page is to be asked for at once: the last one repeated what was there, and there are more. */
export function gainedNothing(before: LoadedFeed, after: LoadedFeed): boolean {
  return after.hasMore && after.articles.length === before.articles.length;
}
