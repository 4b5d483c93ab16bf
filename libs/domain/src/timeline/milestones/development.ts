import type { TermSpace, WordSum, WordVector } from '../dates/term-space.js';
import type { ArticleReading } from '../read/read-article.js';
import type { TimelineArticle } from '../read/timeline-article.js';

/** A report with its words, as far as sentences are chosen from it. */
export interface WordedReport {
  article: Pick<TimelineArticle, 'id' | 'originKey'>;
  /**
   * A report in its own words, one that contradicts the others, a copy of an earlier text, a retraction, or no report: see `Stance`.
   */
  voice: 'own' | 'contradicts' | 'copy' | 'retraction' | 'comment' | 'expects';
  reading: ArticleReading;
}

/** The words that a story's headlines share, by the share of its independent reports that print them. */
export interface StoryWords {
  share: ReadonlyMap<string, number>;
  /** The most shared terms, most shared first: people, places and the matter. */
  main: readonly string[];
}

/** A report placed in a development. */
export interface PlacedArticle extends WordedReport {
  article: TimelineArticle;
  words: WordVector;
}

export interface Development {
  placed: PlacedArticle[];
  words: WordSum;
  openedAt: number;
  /** Publication of its last article. */
  lastReportAt: number;
  /** How much it repeats the words of an earlier one of several origins (log odds, from 0). */
  repeats: number;
}

export interface Developments {
  list: Development[];
  space: TermSpace;
  /** The words of all reports. */
  words: StoryWords;
}
