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

/** A development of a topic, derived from its articles and not stored yet. */
export interface MilestoneDraft {
  /** The earliest article. It identifies the milestone across rebuilds. */
  anchorArticleId: number;
  /** Publication of the anchor. */
  openedAt: Date;
  title: string;
  description: string;
  /** When it happened: the day in the text (noon UTC), else the first publication. */
  date: Date;
  dateFrom: DateSource;
  articles: MilestoneArticle[];
  /** Independent origins in order of their reports. */
  originKeys: string[];
  confirmationLevel: ConfirmationLevel;
  /** Publication of the origin that reached the level. */
  levelReachedAt: { multiple?: Date; verified?: Date };
  quotes: MilestoneQuote[];
  /** Tolls and amounts on which its articles disagree, at most six. */
  claims: ClaimSet[];
  imageUrl: string | null;
  /** How much it changes its story if it is a development (0–10), and how likely it is one (0–1). */
  weight: { impact: number; news: number };
  /** 0–10, one decimal; 7 and more is significant. */
  impactValue: number;
  isSignificant: boolean;
  significance: Significance;
  /** When the last origin retracted it; null while any origin has not. */
  retractedAt: Date | null;
  /** The article that retracted it. */
  retractedBy: number | null;
}
