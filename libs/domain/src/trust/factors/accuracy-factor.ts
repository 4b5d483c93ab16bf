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

/** A source whose checks go as usual has this value, and each halving of what is contradicted adds so many points. */
const TYPICAL = 75;
const POINTS_PER_HALVING = 10;
const LOWEST = 5;
const HIGHEST = 95;
/**
 * Beta prior: of eight thousand checks of any source's two are contradicted (over all sources of an archive five of 8,479
 * were, some of them misread). With a weaker one a source would rise by the number of its articles alone.
 */
const PRIOR_CONFIRMED = 7998;
const PRIOR_CONTRADICTED = 2;
/** Agreement with others is a sign of accuracy, no proof, and where errors are that rare a few checks tell next to nothing. */
const MOST_CONFIDENT = 0.3;
const HALF_CONFIDENT_AT = 200;

/**
 * Factual accuracy: the Beta-smoothed share of the source's checked facts that independent origins confirmed, against
 * those they contradicted. Open ones and the source's own corrections do not count. Nearly all of any source's is
 * confirmed, so the value goes by the logarithm of the rest.
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
