import { plainText } from '#domain/ingest/article';
import { type RebuiltTopic, rebuildTopic, type TopicArticle, type TopicBefore } from '#domain/timeline';
import { type Resolution } from '#domain/timeline/endings';
import { readArticle } from '#domain/timeline/read';
import type { PlacedArticle } from './placed-articles.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The worker rebuilds at once; a topic that is rebuilt every so often goes the same way. */
const STEP_MS = 12 * HOUR_MS;
/** As many as the worker reads of one topic. */
const READ_PER_TOPIC = 400;
/** A recording is weeks long; this is a year. */
const MAX_STEPS = 2 * 366;

/** Articles of one topic as a rebuild reads them, in published order. */
export function topicArticles(articles: readonly PlacedArticle[], domainOf: (outlet: string) => string) {
  return articles.map((article): TopicArticle => {
    const text = article.content === null ? null : plainText(article.content);
    return {
      id: article.id,
      sourceId: article.sourceId,
      sourceDomain: domainOf(article.outlet),
      sourceName: article.outlet,
      originKey: article.origin.key,
      title: article.title,
      excerpt: article.excerpt,
      text: null,
      reading: readArticle({ ...article, text }),
      publishedAt: article.publishedAt,
      imageUrl: article.imageUrl,
      sourceTrust: null,
      categoryId: 0,
      milestoneId: null,
      milestoneRole: null,
      place: null,
    };
  });
}

/**
 * A topic's last rebuild at `end`: rebuilt when articles came and once a day in silence, each time with the status of the
 * rebuild before, since what was resolved reopens only for something significant.
 */
export function rebuildUntil(articles: readonly TopicArticle[], end: Date): RebuiltTopic | null {
  const first = articles[0]?.publishedAt.getTime();
  if (first === undefined) return null;
  let rebuilt: RebuiltTopic | null = null;
  let resolution: Resolution | null = null;
  let read = 0;
  let builtAt = Number.NEGATIVE_INFINITY;
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    const now = new Date(Math.min(first + step * STEP_MS, end.getTime()));
    const known = articles.filter(({ publishedAt }) => publishedAt <= now);
    const isLast = now.getTime() >= end.getTime();
    if (known.length > read || now.getTime() - builtAt >= DAY_MS || isLast) {
      const before: TopicBefore | null = rebuilt && beforeOf(rebuilt, resolution);
      rebuilt = rebuildTopic(known.slice(-READ_PER_TOPIC), before, now);
      resolution = resolutionOf(rebuilt, resolution?.at ?? now);
      [read, builtAt] = [known.length, now.getTime()];
    }
    if (isLast) break;
  }
  return rebuilt;
}

function beforeOf({ status, isListed }: RebuiltTopic, resolution: Resolution | null): TopicBefore {
  return {
    ...{ status: status.status, isStatusLocked: false, isListed, resolution },
    ...{ milestones: [], archive: null },
  };
}

function resolutionOf({ status: { status, reason, articleIds } }: RebuiltTopic, at: Date): Resolution | null {
  return status === 'resolved' ? { at, reason, articleIds } : null;
}
