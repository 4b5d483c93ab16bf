import type { AskedArticle } from './passages/passage.js';

/** A development of the story, as far as answers need it. */
export interface AskedMilestone {
  id: number;
  /** Publication of its first article. */
  openedAt: Date;
  anchorArticleId: number;
  originCount: number;
  isSignificant: boolean;
  isWithdrawn: boolean;
}

/** A sentence of an article that the engine has chosen. */
export interface ChosenSentence {
  text: string;
  articleId: number;
}

/** Everything that an answer about a story may rest on. */
export interface AskedStory {
  /** ISO 639-1 */
  language: string;
  articles: readonly AskedArticle[];
  milestones: readonly AskedMilestone[];
  isResolved: boolean;
  /** The articles that report the end of a resolved story, and the sentence or headline that states it. */
  endingArticleIds: readonly number[];
  endingText: string | null;
  /** Where the story stands, with its articles. */
  standsText: string | null;
  standsArticleIds: readonly number[];
  /** Announced steps that are still to come, soonest first. */
  next: readonly ChosenSentence[];
}
