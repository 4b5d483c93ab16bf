import { isLoaded } from '../../text/loaded-words.js';

/** Signals of wording and punctuation in a headline and its lead. The word lists are English. */
export const HEADLINE_SIGNALS = ['question', 'shouting', 'loaded', 'attribution', 'quotation'] as const;

export type HeadlineSignal = (typeof HEADLINE_SIGNALS)[number];

const MAX_HEADLINE_CHARS = 300;
const MAX_LEAD_CHARS = 400;
const MIN_SHOUTED_WORDS = 2;
const SHOUTED_WORD = /\p{Lu}{5,}/gu;
/** Excludes exclamation marks in names, such as an artist's. */
const EXCLAMATION = /!(?=[\s"”’')\]]|$)/;
/** The headline asks or promises to explain instead of reporting. */
const QUESTION =
  /\?["”’')\]]*\s*$|^(?:why|how|what|who|whose|which|when|where|can|could|should|would|will|is|are|does|do|did|has|have)\b|[:–—-]\s(?:why|how|what|who|which|when|where)\b|\bhere(?:'|’)?s (?:why|how|what|who|when|where)\b/i;
/** The text names, or at least implies, who said it. */
const ATTRIBUTION =
  /\b(?:says?|said|saying|according to|told|tells|announce[sd]?|confirm(?:s|ed)|warn(?:s|ed)|stat(?:es|ed) that|testif(?:ies|ied)|spokes(?:man|woman|person)|officials|authorities|police|prosecutors|lawyers?|investigators|analysts|economists|researchers|scientists|report(?:s|ed)? (?:by|from|that)|stud(?:y|ies)|survey|poll|data from|documents|records show|in a statement|reuters|associated press)\b/i;
const QUOTATION = /["“][^"”]{2,200}["”]|(?:^|\s)['‘][^'’]{2,120}['’](?=[\s,.;:!?]|$)/;

/**
 * The signals of one headline. Loaded words, attributions and quotations are also searched in the beginning of its
 * lead.
 */
export function headlineSignals(title: string, lead = ''): HeadlineSignal[] {
  const headline = title.slice(0, MAX_HEADLINE_CHARS);
  const both = `${headline}\n${lead.slice(0, MAX_LEAD_CHARS)}`;
  const shows: Record<HeadlineSignal, boolean> = {
    question: QUESTION.test(headline),
    shouting: EXCLAMATION.test(headline) || (headline.match(SHOUTED_WORD)?.length ?? 0) >= MIN_SHOUTED_WORDS,
    loaded: isLoaded(both),
    attribution: ATTRIBUTION.test(both),
    quotation: QUOTATION.test(both),
  };
  return HEADLINE_SIGNALS.filter((signal) => shows[signal]);
}
