import type { TrustRange } from '../sources/source.js';
import { newsFeedBand } from '../trust/trust-display.js';

/** The colour steps of a source's credibility on the article page, from best to worst; `none` is not rated yet. */
export const CREDIBILITY_TONES = [
  'top',
  'strong',
  'good',
  'fair',
  'plain',
  'weak',
  'low',
  'poor',
  'none',
] as const;
export type CredibilityTone = (typeof CREDIBILITY_TONES)[number];

export interface ArticleTier {
  tone: CredibilityTone;
  words: string;
  /** Scores above 8.5 have a star. */
  isStarred: boolean;
}

const STEPS: readonly (readonly [least: number, CredibilityTone])[] = [
  [9, 'top'],
  [8.5, 'strong'],
  [8, 'good'],
  [7.5, 'fair'],
  [7, 'plain'],
  [6, 'weak'],
  [5, 'low'],
];
const STAR_ABOVE = 8.5;

/**
 * Specified: the tier of a `credibilityScore` (0–10 or null) on the article page. It is worded as in the news feed. A
 * first estimate has no tier.
 */
export function articleTier(score: number | null, range: TrustRange | null = null): ArticleTier {
  if (score !== null && range?.isFirstEstimate)
    return { tone: 'none', words: 'First estimate', isStarred: false };
  if (score === null) return { tone: 'none', words: 'Not Rated Yet', isStarred: false };
  const tone = STEPS.find(([least]) => score >= least)?.[1] ?? 'poor';
  return { tone, words: newsFeedBand(Math.round(score * 10)), isStarred: score > STAR_ABOVE };
}
