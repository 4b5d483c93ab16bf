/** What a headline does by its words and marks. Word lists are English. */
export const HEADLINE_SIGNALS = [
  'question',
  'exclamation',
  'capitals',
  'loaded',
  'attribution',
  'quotation',
] as const;

export type HeadlineSignal = (typeof HEADLINE_SIGNALS)[number];

const MAX_HEADLINE_CHARS = 300;
const MIN_SHOUTED_WORDS = 2;
const SHOUTED_WORD = /\p{Lu}{5,}/gu;
/** It asks, or promises to explain, instead of telling. */
const QUESTION =
  /\?["”’')\]]*\s*$|^(?:why|how|what|who|whose|which|when|where|can|could|should|would|will|is|are|does|do|did|has|have)\b|[:–—-]\s(?:why|how|what|who|which|when|where)\b|\bhere(?:'|’)?s (?:why|how|what|who|when|where)\b/i;
/**
 * Words that judge, excite or belittle where a plain one would do: verbs of quarrel, superlatives of feeling, and what
 * manuals of style (such as those of news agencies) tell reporters to avoid.
 */
const LOADED =
  /\b(?:shock(?:s|ed|ing|er|ingly)?|slam(?:s|med|ming)?|blast(?:s|ed)? (?!at|in|near|kills|off)|outrage(?:d|s|ous|ously)?|fury|furious(?:ly)?|fuming|rage[sd]?|seeth(?:es|ing)|erupts?|destroy(?:s|ed)? (?!by|in)|demolish(?:es|ed)|obliterat(?:es|ed|ing)|annihilat(?:es|ed)|crush(?:es|ed|ing)|disgust(?:ed|ing)?|disgrace(?:d|ful)?|shameful|pathetic|disturbing|bombshell|explosive|stunning|stunned|jaw-dropping|mind-blowing|insane|crazy|bonkers|wild|chilling|horrif(?:ic|ying|ied)|heartbreaking|gut-wrenching|terrifying|nightmare|meltdown|humiliat(?:es|ed|ing|ion)|rips?|torch(?:es|ed)|eviscerat(?:es|ed)|shred(?:s|ded)|roast(?:s|ed)|mock(?:s|ed|ing)|troll(?:s|ed|ing)?|traitors?|treason(?:ous)?|evil|thugs?|goons?|tyran(?:t|ts|ny|nical)|regime|hoax|sham|scam|witch hunt|cover-up|exposed?|exposes|scandal(?:ous)?|corrupt|crooked|radical|extremist|leftists?|far-left|libs?|woke(?:ness)?|globalists?|elites?|propaganda|brainwash(?:ed|ing)?|indoctrinat(?:e|ed|ing|ion)|invasion|invaders|illegals|epic|brutal(?:ly)?|savage(?:ly|d)?|unhinged|deranged|delusional|hysteri(?:a|cal)|idiot(?:s|ic)?|stupid|moron(?:s|ic)?|liar?s?|lying|lies|hypocri(?:te|tes|sy|tical)|miracle|secret(?:s|ly)?|truth about|wake up|they don(?:'|’)t want)\b/i;
/** Somebody is named, or at least meant, who says it. */
const ATTRIBUTION =
  /\b(?:says?|said|according to|reports?|reported|reportedly|told|tells|announces?|announced|confirms?|confirmed|warns?|warned|finds?|found that|shows?|officials?|police|spokes(?:man|woman|person)|sources?|data|study|survey|poll|analysts?|researchers?|ministry|court)\b/i;
const QUOTATION = /["“][^"”]{2,200}["”]|(?:^|\s)['‘][^'’]{2,120}['’](?=[\s,.;:!?]|$)/;

/** The signals that one headline shows. */
export function headlineSignals(title: string): HeadlineSignal[] {
  const headline = title.slice(0, MAX_HEADLINE_CHARS);
  const shows: Record<HeadlineSignal, boolean> = {
    question: QUESTION.test(headline),
    exclamation: headline.includes('!'),
    capitals: (headline.match(SHOUTED_WORD)?.length ?? 0) >= MIN_SHOUTED_WORDS,
    loaded: LOADED.test(headline),
    attribution: ATTRIBUTION.test(headline),
    quotation: QUOTATION.test(headline),
  };
  return HEADLINE_SIGNALS.filter((signal) => shows[signal]);
}
