import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

export interface AccuracyEvidence {
  /** Milestones that the source reported. */
  milestones: number;
  /** Those of them that two or more independent origins reported. */
  confirmed: number;
}

/** An exclusive is open, not wrong: it counts this much of a confirmed report. */
const OPEN_REPORT = 0.6;
/** Beta prior: a source starts as one with five reports behind it, of which four were confirmed. */
const PRIOR_REPORTS = 5;
const PRIOR_CONFIRMED = 4;
/** Confirmation by others is a first sign of accuracy, so the factor is never more than half sure. */
const MOST_CONFIDENT = 0.5;
const HALF_CONFIDENT_AT = 20;

/** Factual accuracy: the Beta-smoothed share of the source's milestones that others confirmed. */
export function accuracyFactor({ milestones, confirmed }: AccuracyEvidence): TrustFactor | null {
  if (milestones <= 0) return null;
  const right = Math.min(confirmed, milestones);
  const counted = right + OPEN_REPORT * (milestones - right);
  return {
    value: (100 * (counted + PRIOR_CONFIRMED)) / (milestones + PRIOR_REPORTS),
    n: milestones,
    confidence: growingConfidence(milestones, HALF_CONFIDENT_AT, MOST_CONFIDENT),
  };
}
