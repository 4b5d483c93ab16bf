import { topicStats } from '../stories/topic-stats.js';
import type { TopicArticle } from './rebuild-articles.js';

/** Counts over all articles of a topic that is too large to read completely. */
export interface TopicArchive {
  articleCount: number;
  sourceIds: readonly number[];
  originKeys: readonly string[];
  firstReportedAt: Date;
}

/** A topic's counts from the given articles and, if it is large, from its archive. */
export function countTopic(
  articles: readonly TopicArticle[],
  archive: TopicArchive | null,
  opened: { openedAt: Date; origins: number }[],
  now: Date,
) {
  const stats = topicStats(articles, opened, now);
  const first = Math.min(...articles.map(({ publishedAt }) => publishedAt.getTime()));
  const fresh = articles.filter(({ place }) => place === null).length;
  return {
    articleCount: archive ? archive.articleCount + fresh : stats.articleCount,
    sourceCount: archive
      ? new Set([...archive.sourceIds, ...articles.map(({ sourceId }) => sourceId)]).size
      : stats.sourceCount,
    originCount: archive
      ? new Set([...archive.originKeys, ...articles.map(({ originKey }) => originKey)]).size
      : stats.originCount,
    milestoneCount: opened.length,
    multiSourceUpdates: stats.multiSourceUpdates,
    updateFrequency: stats.updateFrequency,
    firstReportedAt: new Date(Math.min(first, archive?.firstReportedAt.getTime() ?? first)),
    lastReportedAt: stats.lastUpdated ?? now,
    lastMilestoneAt: opened.reduce<Date | null>(
      (last, { openedAt }) => (last && last > openedAt ? last : openedAt),
      null,
    ),
  };
}
