import { Injectable } from '@nestjs/common';
import { type ArticleReading, readArticle } from '#domain/timeline/read';
import type { StoryArticleRow } from '#persistence/stories';
import { RecentCache } from '../memory/recent-cache.js';
import { plainContent } from '../memory/topic-article.presenter.js';

/** About 4 KB each. */
const CACHED = 8000;

/** A reading that nobody asked for in this time is dropped (ms), so that a worker without work does not keep them. */
const KEPT_MS = 30_000;

interface Cached {
  title: string;
  excerpt: string;
  originKey: string | null;
  reading: ArticleReading;
}

/** Caches readings of articles, so that a growing story is not read from the beginning again. */
@Injectable()
export class ReadingService {
  private readonly cache = new RecentCache<Cached>({ most: CACHED, keptMs: KEPT_MS });

  read(row: StoryArticleRow): ArticleReading {
    const { id, title, excerpt, url, language, origin_key: originKey } = row;
    const cached = this.cache.get(id);
    const isSame = cached?.title === title && cached.excerpt === excerpt && cached.originKey === originKey;
    if (isSame && cached.reading.language === language) return cached.reading;
    const reading = readArticle({
      title,
      excerpt,
      url,
      language,
      text: plainContent(row),
      publishedAt: row.published_at,
      country: row.country,
      sourceName: row.source_name,
      originKey: originKey ?? undefined,
    });
    this.cache.set(id, { title, excerpt, originKey, reading });
    return reading;
  }
}
