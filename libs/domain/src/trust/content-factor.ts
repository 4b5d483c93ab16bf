import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

/** What headlines and leads of a source show, each as a rate 0–1. */
export const CONTENT_SIGNALS = [
  /** Mean probability that the headline is clickbait. */
  'clickbait',
  'loaded',
  'question',
  'exclamation',
  'capitals',
  /** Opinion by its address or label. */
  'opinion',
  /** Says who said it. */
  'attribution',
  'quotation',
  /** The lead speaks of what the headline says; over those that have a lead. */
  'agreement',
] as const;

export type ContentSignal = (typeof CONTENT_SIGNALS)[number];

export interface ContentEvidence {
  /** Sampled English headlines, and the days on which they appeared. */
  headlines: number;
  days: number;
  /** Of them with a lead. */
  withLead: number;
  /** Means of the days' shares, so that one day's flood counts as one day. */
  rates: Record<ContentSignal, number>;
  /** Articles that a reader can open: the most striking ones, at most five. */
  examples: { articleId: number; signal: ContentSignal }[];
}

interface Norm {
  /** Whether more of it goes with better (1) or worse (-1) reporting, as the literature has it. */
  sign: 1 | -1;
  /** A typical source's rate, and how far sources lie apart (half of their middle two thirds). */
  typical: number;
  spread: number;
}

/** Placeholders of the right size until the archive is measured. */
const NORMS: Record<ContentSignal, Norm> = {
  clickbait: { sign: -1, typical: 0.2, spread: 0.1 },
  loaded: { sign: -1, typical: 0.06, spread: 0.06 },
  question: { sign: -1, typical: 0.1, spread: 0.08 },
  exclamation: { sign: -1, typical: 0.01, spread: 0.03 },
  capitals: { sign: -1, typical: 0.01, spread: 0.03 },
  opinion: { sign: -1, typical: 0.02, spread: 0.05 },
  attribution: { sign: 1, typical: 0.2, spread: 0.1 },
  quotation: { sign: 1, typical: 0.08, spread: 0.08 },
  agreement: { sign: 1, typical: 0.4, spread: 0.15 },
};
/** A typical source, and what one spread of the mean signal is worth. */
const TYPICAL = 75;
const POINTS = 25;
const LOWEST = 5;
const HIGHEST = 95;
/** No single signal makes or breaks a source. */
const MOST_SPREADS = 3;
/** So many days of a typical source are put to the source's own: few days say little. */
const PRIOR_DAYS = 5;
const MOST_CONFIDENT = 0.3;
const HALF_CONFIDENT_AT_DAYS = 5;

/**
 * Content analysis: how far a source's headlines and leads are from typical ones, all signals with the same weight
 * (Dawes 1979: unit weights are robust where signs are known), drawn to a typical source while few days are known.
 */
export function contentFactor(evidence: ContentEvidence): TrustFactor | null {
  const { headlines, days } = evidence;
  if (headlines <= 0) return null;
  const read = CONTENT_SIGNALS.filter((signal) => signal !== 'agreement' || evidence.withLead > 0);
  const mean = read.reduce((sum, signal) => sum + standing(signal, evidence.rates[signal]), 0) / read.length;
  const known = days / (days + PRIOR_DAYS);
  return {
    value: Math.min(HIGHEST, Math.max(LOWEST, TYPICAL + POINTS * known * mean)),
    n: headlines,
    confidence: growingConfidence(days, HALF_CONFIDENT_AT_DAYS, MOST_CONFIDENT),
  };
}

/** How much better (positive) or worse than typical, in spreads. */
function standing(signal: ContentSignal, rate: number): number {
  const { sign, typical, spread } = NORMS[signal];
  return sign * Math.min(MOST_SPREADS, Math.max(-MOST_SPREADS, (rate - typical) / spread));
}
