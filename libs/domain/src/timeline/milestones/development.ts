import type { TermSpace, WordSum, WordVector } from '../dates/term-space.js';
import type { ArticleReading } from '../read/read-article.js';
import type { TimelineArticle } from '../read/timeline-article.js';

export interface PlacedArticle {
  article: TimelineArticle;
  /** In its own words, with an earlier article's text, or taking a report back. */
  voice: 'own' | 'copy' | 'retraction';
  reading: ArticleReading;
  words: WordVector;
}

export interface Development {
  placed: PlacedArticle[];
  words: WordSum;
  openedAt: number;
  /** Publication of its last article. */
  toldAt: number;
}

export interface Developments {
  list: Development[];
  space: TermSpace;
}
