import type { ConfirmationLevel, DateSource, MilestoneRole, Significance } from '#vocabulary';
import type { ClaimSet } from '../claims/conflicting-claims.js';

export interface MilestoneArticle {
  articleId: number;
  role: MilestoneRole;
}

export interface MilestoneQuote {
  text: string;
  speaker: string | null;
  articleId: number;
}

/** One development of a topic as read from its articles, not yet stored. */
export interface MilestoneDraft {
  /** The earliest article: the milestone's identity from one reading to the next. */
  anchorArticleId: number;
  /** Publication of the anchor. */
  openedAt: Date;
  title: string;
  description: string;
  /** When it happened: the day the text speaks of (noon UTC), else when it was first published. */
  date: Date;
  dateFrom: DateSource;
  articles: MilestoneArticle[];
  /** Independent origins in the order in which they reported. */
  originKeys: string[];
  confirmationLevel: ConfirmationLevel;
  /** Publication of the origin that reached the level. */
  levelReachedAt: { multiple?: Date; verified?: Date };
  quotes: MilestoneQuote[];
  /** Tolls and amounts on which its articles disagree, at most six. */
  claims: ClaimSet[];
  imageUrl: string | null;
  /** 0–10, one decimal; 7 and more is significant. */
  impactValue: number;
  isSignificant: boolean;
  significance: Significance;
  /** When the last origin that told it took it back; null while one stands by it. */
  retractedAt: Date | null;
  /** The article that did. */
  retractedBy: number | null;
}
