import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrustFactorName } from '#contract/reading';

/** What each factor looks at, for readers. */
export const FACTOR_MEANINGS: Record<TrustFactorName, MessageDescriptor> = {
  accuracy: msg`How much of what the source reported early did independent origins later confirm, and how much did they contradict? An exclusive counts as open, not as wrong. A correction never counts against a source.`,
  editorial: msg`Does it name its authors and dates, label opinion, show its corrections, and say who owns and edits it?`,
  content: msg`How its headlines and leads are written: loaded words, clickbait, attribution, quotations.`,
  external: msg`Public ratings by experts, and how the editors of Wikipedia judge the source.`,
  reader: msg`Readers' votes, one vote each, and how reliably its feeds deliver news.`,
};
