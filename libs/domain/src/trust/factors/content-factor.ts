import { CONTENT_NORMS } from './data/content-norms.js';
import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

/** What headlines and leads of a source show, each as a rate 0–1. */
export const CONTENT_SIGNALS = [
  /** Mean probability that the headline is clickbait. */
  'clickbait',
  'loaded',
  'question',
  /** Exclamation marks, or words in capitals. */
  'shouting',
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
  /** The same, over (or under) what is usual for articles of the same tag. */
  excess: Record<ContentSignal, number>;
  /** Articles that a reader can open: the most striking ones, at most five. */
  examples: { articleId: number; signal: ContentSignal }[];
}

/**
 * Whether more of it goes with better (above 0) or worse reporting, and how much it counts: twice what was trained or is
 * known of headlines, once what is only likely.
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
/** A typical source, and what one spread of the mean signal is worth. */
const TYPICAL = 75;
const POINTS = 35;
const LOWEST = 5;
const HIGHEST = 95;
/** No single signal makes or breaks a source. */
const MOST_SPREADS = 3;
/** Headlines are a sign of care, no proof of truth. */
const MOST_CONFIDENT = 0.3;
const HALF_CONFIDENT_AT_DAYS = 5;

/**
 * Content analysis: how far a source's headlines and leads are from typical ones, all signals with the same weight
 * (Dawes 1979: where signs are known unit weights are robust).
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
 * How much better (positive) or worse than typical a source does by one signal, in spreads over sources, and drawn to
 * typical as far as so few days are chance (empirical Bayes: Efron and Morris 1975).
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
