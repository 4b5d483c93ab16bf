import type { Question, QuestionWord } from '../question/read-question.js';
import type { Wanted } from '../question/wanted.js';
import { SETTINGS } from '../settings.js';
import { likeStems } from '../words/like-words.js';
import type { PassageWord } from '../words/stemmed-words.js';
import type { WordWeights } from '../words/word-weights.js';
import type { Passage } from './passage.js';

const NUMBER =
  /^(?:\p{N}.*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|none|nobody|no)$/iu;
const MONEY =
  /(?:[$£€]\s?\p{N}|\p{N}(?:[\p{N}.,]*)\s?(?:(?:m|bn|k|million|billion|thousand)[\s-])?(?:m-|bn-)?\s?(?:marks?|crowns?|dollars?|euros?|pounds?|livres?|dinars?|francs?|yen|yuan|rupees?|pence|pennies|cents)\b|\b(?:million|billion|thousand|hundred)s? (?:marks?|crowns?|dollars?|euros?|pounds?|livres?|dinars?|francs?))/iu;
const SHARE = /\p{N}\s?(?:%|percent|per cent)/iu;
const SPAN =
  /(?:\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half an?|an?))(?: and a half)?[\s-](?:more )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)\b|\bfortnight\b/iu;
const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter|easter|christmas|noon|midnight|midsummer|yesterday|today|tomorrow|tonight|weekend|(?:1[5-9]|20)\p{N}{2}|\p{N}{1,2}(?:st|nd|rd|th)|o['’]clock|[ap]\.m|next (?:week|month|year))\b/iu;
const BECAUSE =
  /\b(?:because|due to|caus\w+|blam\w+|owing to|in protest|triggered|led to|sparked|set off|reason)\b/iu;
const REASON = /\b(?:after|over|since|so that|for|when|which|as|if)\b|:/iu;
const QUANTITY =
  '(?:\\p{N}|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|forty|half an?))[\\s-]?';
const LENGTHS = '(?:milli|centi|kilo)?met(?:re|er)s?|miles?|feet|foot|inch(?:es)?|yards?|km|cm|mm|m';
const WEIGHTS = 'kg|kilos?|(?:kilo)?grams?|tonnes?|tons?|pounds?|ounces?|stones?';
const SIZES = `${LENGTHS}|${WEIGHTS}|hectares?|acres?|square|cubic|litres?|percent|%|seats|people|pages`;
/** The units in which a question is answered. */
const UNITS: readonly [RegExp, RegExp][] = [
  [/\bhow heavy\b|\bweigh/iu, unit(WEIGHTS)],
  [/\bhow (?:deep|long|far|tall|high|wide|thick)\b/iu, unit(LENGTHS)],
  [/\bhow (?:hot|cold|warm)\b|\btemperature\b/iu, unit('degrees?|°')],
  [/\bhow (?:big|large)\b/iu, new RegExp(`${unit(SIZES).source}|${MONEY.source}`, 'iu')],
];

function unit(units: string): RegExp {
  return new RegExp(`${QUANTITY}(?:${units})(?![\\p{L}\\p{N}])`, 'iu');
}

/** A capitalised word after one of these is a place or a thing, rarely a person. */
const LEADS_TO_PLACE =
  /^(?:in|at|near|off|from|on|of|to|for|above|below|the|after|before|under|over|between|through|past)$/iu;
const SPOKEN =
  /["“”]|\b(?:said|says|told|called|warned|asked|announced|added|promised|thinks|believes|wants)\b/iu;
const PLACE =
  /\b(?:in|at|on|near|off|from|behind|under|above|below|into|outside|inside|beside|between|to)\s(?:(?:the|a|an|its|his|her|their|one|this)\s)?[\p{L}"“]/iu;
const PEOPLE =
  /\b(?:man|men|woman|women|boy|girl|couple|brothers?|sisters?|siblings|wife|husband|(?:grand)?(?:mother|father|parents?)|aunt|uncle|cousin|neighbours?|friends?|son|daughters?|\p{L}+(?:year-olds?)|workers?|dealer|restorer|manager|drivers?|officials?|ministers?|judges?|mayor|group|company|firm|union|students?|families|volunteers?|\p{L}*fighters?|victims?|passengers?|guards?|captain|skipper|keeper|chief|director|president|farmers?|sailors?|crew)\b|year-old/iu;

/** Plural names of occupations and peoples. */
const MANY_PEOPLE =
  /\b(?!(?:numbers|papers|letters|orders|others|rivers|members|matters|waters|powers|doors|errors|floors|years|motors|sectors|lists|computers|centers|corners|dinners|winters|quarters)\b)\p{L}{3,}(?:ers|ors|ists|ians)\b/iu;

/** How near the words of a number and of what it counts must be. */
const NEAR = 6;
const NEXT_TO = 3;

type Sought = Pick<QuestionWord, 'stem' | 'like'>;
const NAME_NEAR = 4;
const MAX_AGE = 120;

/** How well a sentence has the kind of words that a question wants, 0–1. With 0 it cannot answer it. */
export function fitsWanted(passage: Passage, question: Question, weights: WordWeights): number {
  return TESTS[question.wanted](passage, question, weights);
}

type Test = (passage: Passage, question: Question, weights: WordWeights) => number;

const TESTS: Record<Wanted, Test> = {
  any: () => 1,
  count: (passage, question) => Math.max(numberBeside(passage, question), moneyBeside(passage, question)),
  amount: ({ text }) => (MONEY.test(text) ? 1 : 0),
  measure: (passage, question) => measure(passage, question),
  duration: (passage, question) =>
    SPAN.test(passage.text) ? numberNear(passage, question.words, NEAR + 4) : 0,
  age: (passage, question) => age(passage, question),
  share: ({ text }) => (SHARE.test(text) ? 1 : 0),
  time: ({ text }) => (TIME.test(text) ? 1 : 0),
  person: ({ words, text }, question, weights) => person(words, question, text, weights),
  name: (passage, question) => nameNear(passage, question),
  place: ({ text }) => (PLACE.test(text) ? 1 : 0),
  reason: ({ text }) => (BECAUSE.test(text) ? 1 : REASON.test(text) ? 0.88 : 0.75),
  speech: (passage, question) =>
    !question.words.some(({ isName }) => isName) ||
    (saysNamed(passage, question) && SPOKEN.test(passage.text))
      ? 1
      : 0,
};

/** The places of a question's word in a passage. */
export function placesOf({ stem, like }: Sought, words: readonly PassageWord[]): number[] {
  return words.flatMap((word, at) =>
    word.stem !== '' && (word.stem === stem || (like.get(word.stem) ?? 0) >= SETTINGS.like) ? [at] : [],
  );
}

/** 1 if a number stands directly beside one of the words, less with the distance, 0 beyond `most` words. */
function numberNear({ words }: Passage, anchorWords: readonly Sought[], most: number): number {
  const anchors = anchorWords.flatMap((word) => placesOf(word, words));
  const numbers = words.flatMap(({ raw }, at) => (NUMBER.test(raw) ? [at] : []));
  const gap = Math.min(...numbers.flatMap((at) => anchors.map((anchor) => Math.abs(anchor - at))));
  return gap > most ? 0 : gap <= NEXT_TO ? 1 : 0.85;
}

/** Words between what is counted and a number after it: 'the toll rose to seven'. */
const RISES_TO = /^(?:to|at|is|was|were|are|stood|stands|rose|rises|reached|reaches|fell|of|by|put)$/iu;

/** A number before what is counted, or after it in words such as 'rose to'. */
function numberBeside(passage: Passage, { head, words: asked, text }: Question): number {
  const { words } = passage;
  if (head === null)
    return numberNear(
      passage,
      asked.filter(({ isName }) => !isName),
      NEAR,
    );
  const known = new Set(text.match(/\p{N}+/gu) ?? []);
  const numbers = words.flatMap(({ raw }, at) => (NUMBER.test(raw) && !known.has(raw) ? [at] : []));
  const fits = placesOf(head, words).flatMap((anchor) =>
    numbers.map((at) => {
      if (at < anchor) return anchor - at <= NEXT_TO ? 1 : anchor - at <= NEAR ? 0.85 : 0;
      const between = words.slice(anchor + 1, at);
      return between.length <= NEAR && between.some(({ raw }) => RISES_TO.test(raw)) ? 0.85 : 0;
    }),
  );
  const isVerb = likeStems(head.stem).has('die') || head.stem === 'die';
  return Math.max(0, ...fits, isVerb ? numberNear(passage, [head], NEAR) : 0);
}

/** 'How much water does it hold': the amount may stand beside the verb. */
function moneyBeside(passage: Passage, { head, keys, text }: Question): number {
  if (head === null || !/\bhow much\b/iu.test(text)) return 0;
  return MONEY.test(passage.text)
    ? numberNear(passage, [head], NEAR)
    : numberNear(passage, keys, NEXT_TO) * 0.9;
}

function measure(passage: Passage, { words, text }: Question): number {
  const units = UNITS.find(([asked]) => asked.test(text))?.[1];
  const adjective = /\bhow (\p{L}+)/iu.exec(text)?.[1]?.toLowerCase() ?? '';
  if (units !== undefined)
    return !units.test(passage.text)
      ? 0
      : passage.words.some(({ raw }) => raw.toLowerCase() === adjective)
        ? 1
        : 0.85;
  return numberNear(passage, words, NEAR + 2);
}

function age({ words, text }: Passage, { words: asked }: Question): number {
  const anchors = asked.flatMap((word) => placesOf(word, words));
  const ages = words.flatMap(({ raw }, at) =>
    /^\p{N}{1,3}$/u.test(raw) && Number(raw) <= MAX_AGE && isAge(text, raw) ? [at] : [],
  );
  return ages.some((at) => anchors.some((anchor) => Math.abs(anchor - at) <= 3)) ? 1 : 0;
}

function isAge(text: string, number: string): boolean {
  return new RegExp(
    `(?:,\\s|\\b(?:aged?|at|of|is|was)\\s)${number}(?=[,.;)]|\\s(?:she|he|when|and|years)|$)|\\b${number}[- ]years?[- ]old`,
    'iu',
  ).test(text);
}

/** Names in a sentence, apart from those that the question has, each as the places of its words. */
function newNames(words: readonly PassageWord[], { asked, names }: Question): number[][] {
  const runs: number[][] = [];
  words.forEach(({ raw, stem }, at) => {
    if (!/^\p{Lu}\p{L}/u.test(raw) || TIME.test(raw) || NUMBER.test(raw)) return;
    const last = runs.at(-1);
    if (last && last.at(-1) === at - 1) last.push(at);
    else if (stem !== '' && (at > 0 || /^\p{Lu}/u.test(words[1]?.raw ?? ''))) runs.push([at]);
  });
  const rawAt = (at: number) => words[at]?.raw ?? '';
  // 'Referee Ada Quill' names somebody new if the question asks for the referee.
  const named = runs.map((run) =>
    run.filter((at) => !asked.has(rawAt(at).toLowerCase()) || names.has(rawAt(at))),
  );
  return named.filter((run) => run.length > 0 && !run.some((at) => names.has(rawAt(at))));
}

function personNames(words: readonly PassageWord[], question: Question): number[][] {
  return newNames(words, question).filter(([at = 0]) => !LEADS_TO_PLACE.test(words[at - 1]?.raw ?? ''));
}

/** Full names answer best. Names that most articles of the story have answer less often than others. */
function person(
  words: readonly PassageWord[],
  question: Question,
  text: string,
  weights: WordWeights,
): number {
  const names = personNames(words, question);
  const fits = names.map((run) => {
    const isCommon = run.some((at) => weights.isPresupposed(words[at]?.stem ?? ''));
    return (run.length > 1 ? 1 : 0.85) * (isCommon ? 0.92 : 1);
  });
  return Math.max(0, ...fits, PEOPLE.test(text) || MANY_PEOPLE.test(text) ? 0.75 : 0);
}

function nameNear({ words, text }: Passage, question: Question): number {
  const { head } = question;
  const isPerson = /\bnames?\b|\bcalled\b/iu.test(question.text);
  const names = isPerson
    ? personNames(words, question).filter((run) => run.length > 1)
    : newNames(words, question);
  const anchorWords = isPerson ? question.words.filter(({ isName }) => !isName) : head === null ? [] : [head];
  if (anchorWords.length === 0) return names.length > 0 || /["“]/u.test(text) ? 1 : 0;
  const anchors = anchorWords.flatMap((word) => placesOf(word, words));
  const isNear = (at: number) => anchors.some((anchor) => Math.abs(anchor - at) <= NAME_NEAR);
  return names.some((run) => run.some(isNear)) ? 1 : 0;
}

function saysNamed({ words, stems }: Passage, { words: asked }: Question): boolean {
  const names = asked.filter(({ isName }) => isName);
  const spoken = names.at(-1);
  return spoken === undefined
    ? asked.some((word) => placesOf(word, words).length > 0)
    : stems.has(spoken.stem);
}
