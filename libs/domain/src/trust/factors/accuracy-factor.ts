import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

/** The parts of a report that can be checked against other reports. */
export const CHECKS = ['milestone', 'number', 'name', 'date'] as const;
export type Check = (typeof CHECKS)[number];

/** The results of the checks of one kind. */
export interface CheckCounts {
  /** Other independent origins later reported the same. */
  confirmed: number;
  /** Other independent origins reported something else, or others retracted the report. */
  contradicted: number;
  /** No other origin has reported on it, for example an exclusive. */
  open: number;
}

export interface AccuracyEvidence {
  /** Milestones that the source reported in its own words before two others did. */
  reports: number;
  checks: Record<Check, CheckCounts>;
  /** Reports that the source itself corrected or retracted. Shown, but never counted against it. */
  corrected: number;
  /** Ids of articles as examples, newest first, at most five each. */
  examples: { confirmed: number[]; contradicted: number[]; open: number[] };
}

/** The value of a source with usual checks. Each halving of the contradicted share adds points. */
const TYPICAL = 75;
const POINTS_PER_HALVING = 10;
const LOWEST = 5;
const HIGHEST = 95;
/**
 * Beta prior: two of 8,000 checks are contradicted. In an archive, five of 8,479 checks of all sources were, and some
 * of those articles were misread. With a weaker prior, a source would rise merely with its number of articles.
 */
const PRIOR_CONFIRMED = 7998;
const PRIOR_CONTRADICTED = 2;
/** Agreement with others is a sign of accuracy, not a proof. Errors are so rare that a few checks say almost nothing. */
const MOST_CONFIDENT = 0.3;
const HALF_CONFIDENT_AT = 200;

/**
 * Factual accuracy: the Beta-smoothed share of checked facts that independent origins contradicted. Open checks and
 * the source's own corrections do not count. Almost all checks of any source are confirmed, so the value is
 * logarithmic in the contradicted share.
 */
export function accuracyFactor({ checks }: AccuracyEvidence): TrustFactor | null {
  const confirmed = CHECKS.reduce((sum, check) => sum + checks[check].confirmed, 0);
  const n = CHECKS.reduce((sum, check) => sum + checks[check].contradicted, confirmed);
  if (n <= 0) return null;
  const usual = PRIOR_CONTRADICTED / (PRIOR_CONFIRMED + PRIOR_CONTRADICTED);
  const contradicted = (n - confirmed + PRIOR_CONTRADICTED) / (n + PRIOR_CONFIRMED + PRIOR_CONTRADICTED);
  const value = TYPICAL - POINTS_PER_HALVING * Math.log2(contradicted / usual);
  return {
    value: Math.min(HIGHEST, Math.max(LOWEST, value)),
    n,
    confidence: growingConfidence(n, HALF_CONFIDENT_AT, MOST_CONFIDENT),
  };
}
