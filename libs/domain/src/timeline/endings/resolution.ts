import type { ReportedEnd } from './after-ending.js';
import type { ReadArticle } from './find-ending.js';

/** How a topic was resolved, as it is stored. */
export interface Resolution {
  /** When the development that ended it happened. */
  at: Date;
  reason: string;
  /** The articles that reported its end and are still in the topic. */
  articleIds: readonly number[];
}

/**
 * The end that resolved a topic. It remains valid, even if the topic's current articles no longer show it, until something
 * significant reopens the topic. Null if none of the articles that reported it is left in the topic, because the end was
 * another story's. Articles are in published order and may lack old ones.
 */
export function endBefore(
  { at, articleIds }: Resolution,
  articles: readonly ReadArticle[],
): ReportedEnd | null {
  if (articleIds.length === 0) return null;
  const reports = articles.filter(({ id }) => articleIds.includes(id));
  const second = reports[1] ?? reports[0];
  return {
    settledAt: second?.publishedAt ?? at,
    kinds: [...new Set(reports.flatMap(({ reading }) => reading.ends))],
  };
}
