import { plainParagraphs } from '#domain/ingest/article';
import { tagArticle } from '#domain/ingest/tagging';
import { detectLanguage } from '#domain/text';
import { type RebuiltTopic, rebuildTopic, type TopicArticle, type TopicBefore } from '#domain/timeline';
import { type Resolution } from '#domain/timeline/endings';
import { readArticle } from '#domain/timeline/read';
import { ENGLISH } from '#vocabulary';
import type { PlacedArticle } from './placed-articles.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The worker rebuilds at once. Rebuilding at these intervals leads to the same result. */
const STEP_MS = 12 * HOUR_MS;
/** The worker reads the same number per topic. */
export const READ_PER_TOPIC = 400;
/** One year. Recordings last weeks. */
const MAX_STEPS = 2 * 366;

/** The articles of one topic in published order, in the form that a rebuild reads. */
export function topicArticles(articles: readonly PlacedArticle[], domainOf: (outlet: string) => string) {
  return articles.map((article): TopicArticle => {
    const text = article.content === null ? null : plainParagraphs(article.content);
    return {
      id: article.id,
      sourceId: article.sourceId,
      sourceDomain: domainOf(article.outlet),
      sourceName: article.outlet,
      originKey: article.origin.key,
      title: article.title,
      excerpt: article.excerpt,
      text: null,
      reading: readArticle({
        ...{ ...article, text, language: languageOf(article) },
        ...{ sourceName: article.outlet, originKey: article.origin.key },
      }),
      publishedAt: article.publishedAt,
      imageUrl: article.imageUrl,
      sourceTrust: null,
      isLight: isLight(article),
      categoryId: 0,
      milestoneId: null,
      milestoneRole: null,
      place: null,
    };
  });
}

/** As the worker detects it when it stores the article. */
function languageOf({ title, excerpt, language }: PlacedArticle): string {
  return detectLanguage(`${title} ${excerpt}`, language ?? ENGLISH);
}

/** Whether its first tag is sport or entertainment. Tags are read from title, lead, URL and the item's own categories. */
function isLight({ title, excerpt, url, categories }: PlacedArticle): boolean {
  const [tag] = tagArticle({ title, summary: excerpt, url, categories }).tags;
  return tag === 'sports' || tag === 'entertainment';
}

/**
 * A topic's last rebuild at `end`. The topic is rebuilt after new articles, and once a day without any. Each rebuild starts from the
 * previous status, because resolved topics reopen only for significant news.
 */
export function rebuildUntil(
  articles: readonly TopicArticle[],
  end: Date,
): { topic: RebuiltTopic; resolution: Resolution | null } | null {
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
      resolution = resolutionOf(rebuilt);
      [read, builtAt] = [known.length, now.getTime()];
    }
    if (isLast) break;
  }
  return rebuilt && { topic: rebuilt, resolution };
}

function beforeOf({ status, isListed, label }: RebuiltTopic, resolution: Resolution | null): TopicBefore {
  return {
    ...{ status: status.status, isStatusLocked: false, isListed, label, resolution },
    ...{ milestones: [], archive: null },
  };
}

function resolutionOf({ status: { endedAt, reason, articleIds } }: RebuiltTopic): Resolution | null {
  return endedAt && { at: endedAt, reason, articleIds };
}
