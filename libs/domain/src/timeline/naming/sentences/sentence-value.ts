/**
 * The log odds of a logistic regression (L2, C = .1) on 847 sentences of 120 stories, of which readers judged whether they tell their
 * story rightly (decision 26).
 */
const WEIGHTS = {
  overtaken: -0.82,
  central: 1.63,
  days: -0.4,
  speech: -0.45,
  first: 1.19,
  commas: 0.17,
  shared: 1.28,
  supported: 1.2,
  develops: 0.93,
  told: 2.55,
  weekday: -0.33,
};
const BIAS = -4.4;
/** Not fitted: of two sentences that are as good otherwise, a page that is read later prints what happened. */
const AHEAD = -0.3;

/** What tells whether a sentence says what a story is or what happened last. */
export interface SentenceEvidence {
  /** A later development has at least as many origins as the sentence's own. */
  isOvertaken: boolean;
  /** The share of the story's main words in it, 0–1. */
  central: number;
  /** Days between its report and the newest development, from 0. */
  days: number;
  isSpeech: boolean;
  /** It is the first sentence of its report. */
  isFirst: boolean;
  commas: number;
  /** How many of the story's other origins have one of its terms, on average, 0–1. */
  shared: number;
  /** The share of its terms that other origins have, 0–1. */
  supported: number;
  /** It has a verb or number that tells a development. */
  develops: boolean;
  /** How much it tells of the fact in the headline that names the story, 0–1. */
  told: number;
  hasWeekday: boolean;
  /** It tells what was still to come. */
  isAhead: boolean;
}

/** How likely a reader says that the sentence tells what the story is or what happened last, and is true, 0–1. */
export function sentenceValue(evidence: SentenceEvidence): number {
  const odds =
    BIAS +
    WEIGHTS.overtaken * Number(evidence.isOvertaken) +
    WEIGHTS.central * evidence.central +
    WEIGHTS.days * Math.log1p(evidence.days) +
    WEIGHTS.speech * Number(evidence.isSpeech) +
    WEIGHTS.first * Number(evidence.isFirst) +
    WEIGHTS.commas * evidence.commas +
    WEIGHTS.shared * evidence.shared +
    WEIGHTS.supported * evidence.supported +
    WEIGHTS.develops * Number(evidence.develops) +
    WEIGHTS.told * evidence.told +
    WEIGHTS.weekday * Number(evidence.hasWeekday) +
    AHEAD * Number(evidence.isAhead);
  return 1 / (1 + Math.exp(-odds));
}
