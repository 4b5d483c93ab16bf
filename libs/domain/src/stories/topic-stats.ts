import type { UpdateFrequency } from '#vocabulary';

const DAY_MS = 86_400_000;

export interface CountedArticle {
  sourceId: number;
  originKey: string;
  publishedAt: Date;
}

export interface CountedMilestone {
  /** When its first article was published. */
  openedAt: Date;
  origins: number;
}

export interface TopicStats {
  sourceCount: number;
  articleCount: number;
  originCount: number;
  updateFrequency: UpdateFrequency;
  lastUpdated: Date | null;
  /** Milestones with two or more origins. */
  multiSourceUpdates: number;
}

/** Older milestones do not count for the frequency (ms). */
export const FREQUENCY_SPAN_MS = 30 * DAY_MS;

/** frequent: seven or more milestones in seven days; moderate: two or more; slow: one in 30 days; else none. */
export function updateFrequency(openedAt: readonly Date[], now: Date): UpdateFrequency {
  const within = (days: number) =>
    openedAt.filter((each) => now.getTime() - each.getTime() <= days * DAY_MS).length;
  if (within(7) >= 7) return 'frequent';
  if (within(7) >= 2) return 'moderate';
  return within(30) >= 1 ? 'slow' : 'none';
}

/** A topic's counts for its page and lists. */
export function topicStats(
  articles: readonly CountedArticle[],
  milestones: readonly CountedMilestone[],
  now: Date,
): TopicStats {
  const last = articles.reduce(
    (latest, { publishedAt }) => Math.max(latest, publishedAt.getTime()),
    Number.NEGATIVE_INFINITY,
  );
  return {
    sourceCount: new Set(articles.map(({ sourceId }) => sourceId)).size,
    articleCount: articles.length,
    originCount: new Set(articles.map(({ originKey }) => originKey)).size,
    updateFrequency: updateFrequency(
      milestones.map(({ openedAt }) => openedAt),
      now,
    ),
    lastUpdated: articles.length > 0 ? new Date(last) : null,
    multiSourceUpdates: milestones.filter(({ origins }) => origins >= 2).length,
  };
}
