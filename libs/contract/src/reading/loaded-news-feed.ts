import type { ArticleCard, ArticleList } from './article.js';

/** The part of the news feed that is loaded. */
export interface LoadedNewsFeed {
  /** Each article once, at its first position. */
  articles: readonly ArticleCard[];
  /** Where the next page begins. */
  next: number;
  hasMore: boolean;
}

/**
 * The loaded part after one more page. The news feed changes while it is read, so a page may repeat articles. Those keep
 * their position, so that nothing moves while the reader looks at it.
 */
export function afterNewsFeedPage(loaded: LoadedNewsFeed | undefined, page: ArticleList): LoadedNewsFeed {
  const { total, limit, offset } = page.pagination;
  const byId = new Map((loaded?.articles ?? []).map((article) => [article.id, article]));
  for (const article of page.articles) if (!byId.has(article.id)) byId.set(article.id, article);
  const next = offset + limit;
  return { articles: [...byId.values()], next, hasMore: next < total && page.articles.length > 0 };
}

/** True if the last page brought nothing new and there are more, so the next page should be fetched at once. */
export function gainedNothing(before: LoadedNewsFeed, after: LoadedNewsFeed): boolean {
  return after.hasMore && after.articles.length === before.articles.length;
}
