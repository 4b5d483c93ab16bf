import { Injectable } from '@nestjs/common';
import { type ArticleReading, readArticle } from '#domain/timeline/read';
import type { StoryArticleRow } from '#persistence/stories';
import { plainContent } from './topic-article.presenter.js';

/** About 3 KB each. */
const KEPT = 8000;

interface Kept {
  title: string;
  excerpt: string;
  reading: ArticleReading;
}

/** Keeps what was read from articles, so that a story that grows is not read again from its beginning. */
@Injectable()
export class ReadingService {
  private readonly kept = new Map<number, Kept>();

  read(row: StoryArticleRow): ArticleReading {
    const known = this.kept.get(row.id);
    this.kept.delete(row.id);
    const reading =
      known && known.title === row.title && known.excerpt === row.excerpt
        ? known.reading
        : readArticle({
            title: row.title,
            excerpt: row.excerpt,
            text: plainContent(row),
            publishedAt: row.published_at,
          });
    this.kept.set(row.id, { title: row.title, excerpt: row.excerpt, reading });
    if (this.kept.size > KEPT) this.dropOldest();
    return reading;
  }

  private dropOldest(): void {
    for (const id of this.kept.keys()) {
      this.kept.delete(id);
      return;
    }
  }
}
