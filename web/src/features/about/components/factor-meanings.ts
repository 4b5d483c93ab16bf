import type { TrustFactorName } from '#contract/reading';

/** What each factor looks at, for readers. */
export const FACTOR_MEANINGS: Record<TrustFactorName, string> = {
  accuracy:
    'Of what the source reported early, how much did independent origins confirm later, and how much did they contradict? An exclusive is open, not wrong; a correction is never held against a source.',
  editorial:
    'Does it name its authors and dates, label opinion, show its corrections, and say who owns and edits it?',
  content: 'How its headlines and leads are written: loaded words, clickbait, attribution, quotations.',
  external: 'Public ratings by experts, and how the editors of Wikipedia judge the source.',
  reader: "Readers' votes, one each and changeable, and how reliably its feeds bring the news.",
};
