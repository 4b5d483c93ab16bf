import type { WordedReport } from '../milestones/development.js';
import type { ArticleReading } from '../read/read-article.js';

/** A report of which a summary may quote a sentence. */
export interface SummaryReport extends WordedReport {
  title: string;
  publishedAt: Date;
  reading: ArticleReading;
}

/** What decides whether a milestone is told in a summary. */
export interface SummaryMilestone {
  id: number;
  date: Date;
  impactValue: number;
  originCount: number;
  isRetracted: boolean;
}

/** A number that an article states, of those on which a milestone's articles differ. */
export interface StatedNumber {
  milestoneId: number;
  kind: string;
  unit: string;
  value: number;
  atLeast: boolean;
  articleId: number;
  originKey: string;
  at: Date;
}

/** Everything that a summary is made of. */
export interface SummarisedStory {
  /** ISO 639-1. */
  language: string;
  /** Oldest first. */
  milestones: readonly SummaryMilestone[];
  /** Reports of each milestone, in published order. Milestones without any are not told. */
  reports: ReadonlyMap<number, readonly SummaryReport[]>;
  /** The sentence that says where the story stands, as its page shows it. */
  standing: { text: string; articleId: number; milestoneId: number } | null;
  numbers: readonly StatedNumber[];
}
