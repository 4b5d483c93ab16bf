import { growingConfidence } from './growing-confidence.js';
import { HEADLINE_SIGNALS, type HeadlineSignal } from './headline-signals.js';
import type { TrustFactor } from './trust-score.js';

/** Of a source's recent headlines, how many show each signal (`countHeadlineSignals`). */
export type ContentEvidence = Record<HeadlineSignal, number> & { headlines: number };

const BEST = 95;
const WORST = 5;
/** Points lost if every headline showed the signal. */
const COST: Record<HeadlineSignal, number> = {
  question: 80,
  exclamation: 200,
  capitals: 120,
  loaded: 200,
  clickbait: 120,
};
const MOST_CONFIDENT = 0.28;
const HALF_CONFIDENT_AT = 30;

/** Content analysis: the best value less what the headlines' share of each signal costs. */
export function contentFactor(evidence: ContentEvidence): TrustFactor | null {
  const { headlines } = evidence;
  if (headlines <= 0) return null;
  const cost = HEADLINE_SIGNALS.reduce(
    (sum, signal) => sum + (COST[signal] * evidence[signal]) / headlines,
    0,
  );
  return {
    value: Math.max(WORST, BEST - cost),
    n: headlines,
    confidence: growingConfidence(headlines, HALF_CONFIDENT_AT, MOST_CONFIDENT),
  };
}
