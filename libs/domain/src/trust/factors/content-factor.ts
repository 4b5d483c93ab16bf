import { CONTENT_NORMS } from './data/content-norms.js';
import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

/** Signals in a source's headlines and leads, each as a rate 0–1. */
export const CONTENT_SIGNALS = [
  /** Mean probability that the headline is clickbait. */
  'clickbait',
  'loaded',
  'question',
  /** Exclamation marks, or words in capitals. */
  'shouting',
  /** Opinion, by its URL or label. */
  'opinion',
  /** Names who said it. */
  'attribution',
  'quotation',
  /** How much of the headline the lead repeats. Only for articles with a lead. */
  'agreement',
] as const;

export type ContentSignal = (typeof CONTENT_SIGNALS)[number];

export interface ContentEvidence {
  /** Sampled English headlines, and the number of days with such headlines. */
  headlines: number;
  days: number;
  /** Headlines with a lead. */
  withLead: number;
  /** Means of the daily shares, so that a flood on one day counts as one day. */
  rates: Record<ContentSignal, number>;
  /** The same rates minus what is usual for articles of the same tag. */
  excess: Record<ContentSignal, number>;
  /** The most striking articles as examples, at most five. */
  examples: { articleId: number; signal: ContentSignal }[];
}

/**
 * The sign says whether a signal indicates better (above 0) or worse reporting. Signals with a trained model or known
 * effect count twice, merely plausible ones once.
 */
const WEIGHTS: Record<ContentSignal, number> = {
  clickbait: -2,
  loaded: -2,
  question: -2,
  shouting: -1,
  opinion: -2,
  attribution: 2,
  quotation: 1,
  agreement: 1,
};
/** The value of a typical source, and the points per standard deviation of the mean signal. */
const TYPICAL = 75;
const POINTS = 35;
const LOWEST = 5;
const HIGHEST = 95;
/** Limit per signal (standard deviations): no single signal decides. */
const MOST_SPREADS = 3;
/** Headlines are a sign of care, not a proof of truth. */
const MOST_CONFIDENT = 0.3;
const HALF_CONFIDENT_AT_DAYS = 5;

/**
 * Content analysis: how much a source's headlines and leads differ from typical ones. Signals have simple fixed
 * weights (Dawes 1979: if the signs are known, unit weights are robust).
 */
export function contentFactor(evidence: ContentEvidence): TrustFactor | null {
  const { headlines, days } = evidence;
  if (headlines <= 0) return null;
  const read = CONTENT_SIGNALS.filter((signal) => signal !== 'agreement' || evidence.withLead > 0);
  const all = read.reduce((sum, signal) => sum + Math.abs(WEIGHTS[signal]), 0);
  const mean =
    read.reduce((sum, signal) => sum + Math.abs(WEIGHTS[signal]) * contentStanding(signal, evidence), 0) /
    all;
  return {
    value: Math.min(HIGHEST, Math.max(LOWEST, TYPICAL + POINTS * mean)),
    n: headlines,
    confidence: growingConfidence(days, HALF_CONFIDENT_AT_DAYS, MOST_CONFIDENT),
  };
}

/**
 * How much better (positive) or worse than typical a source is in one signal, in standard deviations over sources.
 * With few days the result is shrunk towards typical (empirical Bayes: Efron and Morris 1975).
 */
export function contentStanding(
  signal: ContentSignal,
  { excess, days }: Pick<ContentEvidence, 'excess' | 'days'>,
): number {
  const { typical, spread, priorDays } = CONTENT_NORMS[signal];
  const known = days / (days + priorDays);
  const standing = (Math.sign(WEIGHTS[signal]) * known * (excess[signal] - typical)) / spread;
  return Math.min(MOST_SPREADS, Math.max(-MOST_SPREADS, standing));
}
