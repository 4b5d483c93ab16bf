import type { ArticleReading } from '../read/read-article.js';

/** What the steps of a topic are read from. */
export interface SteppingArticle {
  id: number;
  title: string;
  originKey: string;
  publishedAt: Date;
  reading: ArticleReading;
}
