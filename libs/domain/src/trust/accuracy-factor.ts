import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

/** What of a report can be checked against others. */
export const CHECKS = ['milestone', 'number', 'name', 'date'] as const;
export type Check = (typeof CHECKS)[number];

/** How checks of one kind went. */
export interface CheckCounts {
  /** Other independent origins said the same afterwards. */
  confirmed: number;
  /** Other independent origins said otherwise, or the report was withdrawn by others. */
  contradicted: number;
  /** Nobody else has said anything to it: an exclusive, say. */
  open: number;
}

export interface AccuracyEvidence {
  /** Milestones that the source told in its own words before two others had. */
  reports: number;
  checks: Record<Check, CheckCounts>;
  /** Reports that the source corrected or took back itself: told, never counted against it. */
  corrected: number;
  /** Article ids that a reader can open, newest first, at most five each. */
  examples: { confirmed: number[]; contradicted: number[]; open: number[] };
}

/** Beta prior: a source starts as one of whose checks four in five were confirmed, with the weight of five checks. */
const PRIOR_CONFIRMED = 4;
const PRIOR_CONTRADICTED = 1;
/** Agreement with others is a sign of accuracy, no proof: the factor is never more than half sure. */
const MOST_CONFIDENT = 0.5;
const HALF_CONFIDENT_AT = 20;

/**
 * Factual accuracy: the Beta-smoothed share of the source's checked facts that independent origins confirmed, against
 * those they contradicted. Open ones and the source's own corrections do not count.
 */
export function accuracyFactor({ checks }: AccuracyEvidence): TrustFactor | null {
  const confirmed = CHECKS.reduce((sum, check) => sum + checks[check].confirmed, 0);
  const n = CHECKS.reduce((sum, check) => sum + checks[check].contradicted, confirmed);
  if (n <= 0) return null;
  return {
    value: (100 * (confirmed + PRIOR_CONFIRMED)) / (n + PRIOR_CONFIRMED + PRIOR_CONTRADICTED),
    n,
    confidence: growingConfidence(n, HALF_CONFIDENT_AT, MOST_CONFIDENT),
  };
}
