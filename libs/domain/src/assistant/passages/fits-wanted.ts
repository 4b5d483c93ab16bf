import type { Question } from '../question/read-question.js';
import type { Wanted } from '../question/wanted.js';
import type { WordWeights } from '../words/word-weights.js';
import { nameNear, person, TIME } from './fits-name.js';
import { age, count, duration, MONEY, measure, placesOf } from './fits-number.js';
import type { Passage } from './passage.js';

const SHARE = /\p{N}\s?(?:%|percent|per cent)/iu;
const BECAUSE =
  /\b(?:because|due to|caus\w+|blam\w+|owing to|in protest|triggered|led to|sparked|set off|reason)\b/iu;
const REASON = /\b(?:after|over|since|so that|for|when|which|as|if)\b|:/iu;
const SPOKEN =
  /["“”]|\b(?:said|says|told|called|warned|asked|announced|added|promised|thinks|believes|wants)\b/iu;
const PLACE =
  /\b(?:in|at|on|near|off|from|behind|under|above|below|into|outside|inside|beside|between|to)\s(?:(?:the|a|an|its|his|her|their|one|this)\s)?[\p{L}"“]/iu;

/** How well a sentence has the kind of words that a question wants, 0–1. With 0 it cannot answer it. `around` is its article. */
export function fitsWanted(
  passage: Passage,
  question: Question,
  weights: WordWeights,
  around: readonly Passage[],
): number {
  return TESTS[question.wanted](passage, question, weights, around);
}

type Test = (
  passage: Passage,
  question: Question,
  weights: WordWeights,
  around: readonly Passage[],
) => number;

const TESTS: Record<Wanted, Test> = {
  any: () => 1,
  count: (passage, question, _, around) => count(passage, question, around),
  amount: ({ text }) => (MONEY.test(text) ? 1 : 0),
  measure,
  duration,
  age,
  share: ({ text }) => (SHARE.test(text) ? 1 : 0),
  time: ({ text }) => (TIME.test(text) ? 1 : 0),
  person,
  name: nameNear,
  place: ({ text }) => (PLACE.test(text) ? 1 : 0),
  reason: ({ text }) => (BECAUSE.test(text) ? 1 : REASON.test(text) ? 0.88 : 0.75),
  speech: (passage, question) =>
    !question.words.some(({ isName }) => isName) ||
    (saysNamed(passage, question) && SPOKEN.test(passage.text))
      ? 1
      : 0,
};

function saysNamed({ words, stems }: Passage, { words: asked }: Question): boolean {
  const names = asked.filter(({ isName }) => isName);
  const spoken = names.at(-1);
  return spoken === undefined
    ? asked.some((word) => placesOf(word, words).length > 0)
    : stems.has(spoken.stem);
}
