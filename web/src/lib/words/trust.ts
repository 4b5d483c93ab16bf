import { t } from '@lingui/core/macro';
import type { TrustRange } from '#contract/sources';
import * as english from '#contract/trust';
import { rangeLabel, tenthsLabel } from '../language/numbers';
import { said } from '../language/said';
import { MESSAGES } from './site';

export type { ShownTrust } from '#contract/trust';
export { trackerTier } from '#contract/trust';

/** The words for a score (0–100) in the feed. */
export const newsFeedBand = (score: number) => said(english.newsFeedBand(score));

/** The words for a score (0–100) in the featured list. */
export const featuredBand = (score: number) => said(english.featuredBand(score));

/** What a badge shows for a `credibilityScore` (0–10 or null) and the range in which it lies. */
export function shownTrust(
  credibilityScore: number | null,
  unratedDefault: number,
  range: TrustRange | null = null,
): english.ShownTrust {
  const score = credibilityScore === null ? unratedDefault : credibilityScore * 10;
  const rated = credibilityScore !== null;
  if (!rated || !range?.isFirstEstimate)
    return { score, label: tenthsLabel(score / 10), rated, estimate: null };
  const estimate = { low: tenthsLabel(range.low), high: tenthsLabel(range.high) };
  return { score, label: rangeLabel(estimate.low, estimate.high), rated, estimate };
}

/** The shown score for screen readers: '9.4', or 'between 5.1 and 8.2, first estimate'. */
export function spokenTrust({ label, estimate }: english.ShownTrust): string {
  if (estimate === null) return label;
  const { low, high } = estimate;
  return t`between ${low} and ${high}, first estimate`;
}

/** The tooltip of a trust badge. `words` is the band or tier used in that place. */
export function explainTrust({ rated, estimate, label }: english.ShownTrust, words: string): string {
  if (!rated) return MESSAGES.notEnoughData;
  if (estimate === null) return t`Source trust ${label} out of 10: ${words}`;
  const { low, high } = estimate;
  return t`First estimate: source trust between ${low} and ${high} out of 10. There is too little evidence for one score.`;
}
