import { topicStats } from '../stories/topic-stats.js';
import type { TopicArticle } from './rebuild-articles.js';

/** What is known of a topic's articles beyond those that are read: only for topics too large to read whole. */
export interface TopicArchive {
  articleCount: number;
  sourceIds: readonly number[];
  originKeys: readonly string[];
  firstReportedAt: Date;
}

/** A topic's counts from the articles that were read and, for a large one, from its archive. */
export function countTopic(
  told: readonly TopicArticle[],
  archive: TopicArchive | null,
  opened: { openedAt: Date; origins: number }[],
  now: Date,
) {
  const stats = topicStats(told, opened, now);
  const first = Math.min(...told.map(({ publishedAt }) => publishedAt.getTime()));
  const fresh = told.filter(({ place }) => place === null).length;
  return {
    articleCount: archive ? archive.articleCount + fresh : stats.articleCount,
    sourceCount: archive
      ? new Set([...archive.sourceIds, ...told.map(({ sourceId }) => sourceId)]).size
      : stats.sourceCount,
    originCount: archive
      ? new Set([...archive.originKeys, ...told.map(({ originKey }) => originKey)]).size
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
