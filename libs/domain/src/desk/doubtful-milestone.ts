import type { ReviewRule } from '#vocabulary';

const HOUR_MS = 3_600_000;
/** A story that so many origins report should have more than one for a significant milestone … */
const ORIGINS_OF_TOPIC = 3;
/** … once it is this old, and while it is still news (ms). */
const [CONFIRMED_WITHIN_MS, NEWS_FOR_MS] = [24 * HOUR_MS, 14 * 24 * HOUR_MS];
/** A report of something that happened longer ago probably names another date (ms). */
const DISTANT_MS = 45 * 24 * HOUR_MS;
/** A milestone is significant from 7. */
const SIGNIFICANT = 7;
/** The impact that is proposed instead of a significant one. */
const NOT_SIGNIFICANT = 6;

export interface MilestoneCandidate {
  /** 0–10 */
  impact: number;
  origins: number;
  date: Date;
  dateFrom: 'text' | 'published';
  /** When its first article was published. */
  publishedAt: Date;
  /** Origins of its topic. */
  topicOrigins: number;
}

/** What is doubtful about a milestone, and the value that is proposed instead. */
export type MilestoneDoubt =
  | { rule: Extract<ReviewRule, 'single_origin'>; impact: number }
  | { rule: Extract<ReviewRule, 'distant_date'>; date: Date };

/**
 * Whether editors should look at a milestone: its text names a date more than 45 days before the report, or it counts as
 * significant although a day later only one origin of a widely reported story has it. `now` is news time.
 */
export function doubtfulMilestone(candidate: MilestoneCandidate, now: Date): MilestoneDoubt | null {
  const { impact, origins, date, dateFrom, publishedAt, topicOrigins } = candidate;
  if (dateFrom === 'text' && publishedAt.getTime() - date.getTime() > DISTANT_MS)
    return { rule: 'distant_date', date: publishedAt };
  const age = now.getTime() - publishedAt.getTime();
  const isNews = age >= CONFIRMED_WITHIN_MS && age <= NEWS_FOR_MS;
  if (isNews && impact >= SIGNIFICANT && origins === 1 && topicOrigins >= ORIGINS_OF_TOPIC)
    return { rule: 'single_origin', impact: NOT_SIGNIFICANT };
  return null;
}
