import type { Question } from '../question/read-question.js';
import { newsStem } from '../words/like-words.js';
import type { PassageWord } from '../words/stemmed-words.js';
import type { WordWeights } from '../words/word-weights.js';
import { NUMBER, placesOf } from './fits-number.js';
import type { Passage } from './passage.js';

export const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter|easter|christmas|noon|midnight|midsummer|yesterday|today|tomorrow|tonight|weekend|(?:1[5-9]|20)\p{N}{2}|\p{N}{1,2}(?:st|nd|rd|th)|o['’]clock|[ap]\.m|next (?:week|month|year))\b/iu;
/** A capitalised word after one of these is a place or a thing, rarely a person. */
const LEADS_TO_PLACE =
  /^(?:in|at|near|off|from|on|of|to|for|above|below|the|after|before|under|over|between|through|past)$/iu;
const PEOPLE =
  /\b(?:man|men|woman|women|boy|girl|couple|brothers?|sisters?|siblings|wife|husband|(?:grand)?(?:mother|father|parents?)|aunt|uncle|cousin|neighbours?|friends?|son|daughters?|\p{L}+(?:year-olds?)|workers?|dealer|restorer|manager|drivers?|officials?|ministers?|judges?|mayor|group|company|firm|union|students?|families|volunteers?|\p{L}*fighters?|victims?|passengers?|guards?|captain|skipper|keeper|chief|director|president|farmers?|sailors?|crew)\b|year-old/iu;

/** Plural names of occupations and peoples. */
const MANY_PEOPLE =
  /\b(?!(?:numbers|papers|letters|orders|others|rivers|members|matters|waters|powers|doors|errors|floors|years|motors|sectors|lists|computers|centers|corners|dinners|winters|quarters)\b)\p{L}{3,}(?:ers|ors|ists|ians)\b/iu;
const NAME_NEAR = 4;

/** A sentence that goes on about whom the one before it mentions: 'He was named as …'. */
const GOES_ON = /^(?:He|She|They|His|Her|Their|Police named)\b/u;
const BESIDE = 0.95;

/** How well a sentence says who. `around` is its article: the sentence after it may name whom it speaks of. */
export function person(
  passage: Passage,
  question: Question,
  weights: WordWeights,
  around: readonly Passage[],
): number {
  const fit = personIn(passage, question, weights);
  if (fit >= BESIDE) return fit;
  const next = around.find(({ place, field }) => place === passage.place + 1 && field === passage.field);
  return next && namesWhom(next, question, weights) ? BESIDE : fit;
}

/** Whether a sentence names somebody of whom the sentence before it speaks. */
function namesWhom({ words, text }: Passage, question: Question, weights: WordWeights): boolean {
  const names = personNames(words, question, weights).filter((run) => run.length > 1);
  return names.length > 0 && (GOES_ON.test(text) || (names.length > 1 && names[0]?.[0] === 0));
}

/** Names in a sentence, apart from those that the question has, each as the places of its words. */
function newNames(
  words: readonly PassageWord[],
  { asked, names }: Question,
  weights: WordWeights,
): number[][] {
  const runs: number[][] = [];
  words.forEach(({ raw, stem }, at) => {
    if (!/^\p{Lu}\p{L}/u.test(raw) || TIME.test(raw) || NUMBER.test(raw)) return;
    const last = runs.at(-1);
    if (last && last.at(-1) === at - 1) last.push(at);
    else if (stem !== '' && (at > 0 || /^\p{Lu}/u.test(words[1]?.raw ?? '') || weights.isName(stem)))
      runs.push([at]);
  });
  const rawAt = (at: number) => words[at]?.raw ?? '';
  // 'Referee Ada Quill' names somebody new if the question asks for the referee.
  const named = runs.map((run) =>
    run.filter((at) => !asked.has(rawAt(at).toLowerCase()) || names.has(rawAt(at))),
  );
  return named.filter((run) => run.length > 0 && !run.some((at) => names.has(rawAt(at))));
}

function personNames(words: readonly PassageWord[], question: Question, weights: WordWeights): number[][] {
  return newNames(words, question, weights).filter(
    ([at = 0]) => !LEADS_TO_PLACE.test(words[at - 1]?.raw ?? ''),
  );
}

/** Full names answer best. Names that most articles of the story have answer less often than others. */
function personIn({ words, text }: Passage, question: Question, weights: WordWeights): number {
  const names = personNames(words, question, weights);
  const fits = names.map((run) => {
    const isCommon = run.some((at) => weights.isPresupposed(words[at]?.stem ?? ''));
    return (run.length > 1 ? 1 : 0.85) * (isCommon ? 0.92 : 1);
  });
  return Math.max(0, ...fits, describesPeople(text, question) ? 0.75 : 0);
}

/** Whether a sentence says who by an occupation or the like: 'a neighbour', but not the word that the question asks with. */
function describesPeople(text: string, { words: asked }: Question): boolean {
  return [PEOPLE, MANY_PEOPLE].some((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].some(
      ({ 0: raw }) => !asked.some((word) => placesOf(word, [{ raw, stem: newsStem(raw) }]).length > 0),
    ),
  );
}

export function nameNear({ words, text }: Passage, question: Question, weights: WordWeights): number {
  const { head } = question;
  const isPerson = /\bnames?\b|\bcalled\b/iu.test(question.text);
  const names = isPerson
    ? personNames(words, question, weights).filter((run) => run.length > 1)
    : newNames(words, question, weights);
  const anchorWords = isPerson ? question.words.filter(({ isName }) => !isName) : head === null ? [] : [head];
  if (anchorWords.length === 0) return names.length > 0 || /["“]/u.test(text) ? 1 : 0;
  const anchors = anchorWords.flatMap((word) => placesOf(word, words));
  const isNear = (at: number) => anchors.some((anchor) => Math.abs(anchor - at) <= NAME_NEAR);
  return names.some((run) => run.some(isNear)) ? 1 : 0;
}
