import { plainText } from '#domain/ingest/article';
import { type TopicArticle, type TopicBefore, type TopicTelling, tellTopic } from '#domain/timeline';
import { type Resolution } from '#domain/timeline/endings';
import { readArticle } from '#domain/timeline/read';
import type { PlacedArticle } from './placed-articles.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The worker tells at once; told every so often a topic goes the same way. */
const STEP_MS = 12 * HOUR_MS;
/** As many as the worker reads of one topic. */
const READ_PER_TOPIC = 400;
/** A recording is weeks long; this is a year. */
const MAX_STEPS = 2 * 366;

/** Articles of one topic as a telling reads them, in published order. */
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
 * A topic's last telling at `end`: told when articles came and once a day in silence, each time with the status of the
 * telling before, since what was resolved reopens only for something significant.
 */
export function tellUntil(articles: readonly TopicArticle[], end: Date): TopicTelling | null {
  const first = articles[0]?.publishedAt.getTime();
  if (first === undefined) return null;
  let told: TopicTelling | null = null;
  let resolution: Resolution | null = null;
  let read = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    const now = new Date(Math.min(first + step * STEP_MS, end.getTime()));
    const known = articles.filter(({ publishedAt }) => publishedAt <= now);
    const isLast = now.getTime() >= end.getTime();
    if (known.length > read || now.getTime() - toldAt >= DAY_MS || isLast) {
      const before: TopicBefore | null = told && beforeOf(told, resolution);
      told = tellTopic(known.slice(-READ_PER_TOPIC), before, now);
      resolution = resolutionOf(told, resolution?.at ?? now);
      [read, toldAt] = [known.length, now.getTime()];
    }
    if (isLast) break;
  }
  return told;
}

function beforeOf({ status, isListed }: TopicTelling, resolution: Resolution | null): TopicBefore {
  return {
    ...{ status: status.status, isStatusLocked: false, isListed, resolution },
    ...{ milestones: [], archive: null },
  };
}

function resolutionOf({ status: { status, reason, articleIds } }: TopicTelling, at: Date): Resolution | null {
  return status === 'resolved' ? { at, reason, articleIds } : null;
}
