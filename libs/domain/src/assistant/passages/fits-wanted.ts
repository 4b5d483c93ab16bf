import type { Question, QuestionWord } from '../question/read-question.js';
import type { Wanted } from '../question/wanted.js';
import type { Passage, PassageWord } from './passage.js';

const NUMBER =
  /^(?:\p{N}.*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|none|nobody|no)$/iu;
const MONEY =
  /(?:[$£€]\s?\p{N}|\p{N}(?:[\p{N}.,]*)\s?(?:(?:m|bn|k|million|billion|thousand)[\s-])?(?:m-|bn-)?\s?(?:marks?|crowns?|dollars?|euros?|pounds?|livres?|dinars?|francs?|yen|yuan|rupees?|pence|pennies|cents)\b|\b(?:million|billion|thousand|hundred)s? (?:marks?|crowns?|dollars?|euros?|pounds?|livres?|dinars?|francs?))/iu;
const SHARE = /\p{N}\s?(?:%|percent|per cent)/iu;
const SPAN = /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|fortnight)\b/iu;
const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter|easter|christmas|noon|midnight|midsummer|yesterday|today|tomorrow|tonight|weekend|(?:1[5-9]|20)\p{N}{2}|\p{N}{1,2}(?:st|nd|rd|th)|o['’]clock|[ap]\.m|next (?:week|month|year))\b/iu;
const BECAUSE =
  /\b(?:because|due to|caus\w+|blam\w+|owing to|in protest|triggered|led to|sparked|set off|reason)\b/iu;
const REASON = /\b(?:after|over|since|so that|for|when|which|as|if)\b|:/iu;
const NEEDS_UNIT = /\bhow (?:deep|long|far|tall|high|wide|heavy|thick|hot|cold|warm|fast)\b/iu;
const UNIT =
  /\p{N}[\s-]?(?:(?:milli|centi|kilo)?met(?:re|er)s?|miles?|feet|foot|inch(?:es)?|degrees|km|cm|mm|m|kg|kilos?|grams?|tonnes?|tons?|hectares?|acres?|litres?|square|cubic|percent|%)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|forty|half a) (?:(?:centi|kilo)?met(?:re|er)s?|miles?|kilos?|tonnes?|degrees)\b/iu;
/** A capitalised word after one of these is a place or a thing, rarely a person. */
const LEADS_TO_PLACE = /^(?:in|at|near|off|from|on|of|to|for|above|below|the)$/iu;
const SPOKEN =
  /["“”]|\b(?:said|says|told|called|warned|asked|announced|added|promised|thinks|believes|wants)\b/iu;
const PLACE =
  /\b(?:in|at|on|near|off|from|behind|under|above|below|into|outside|inside|beside|between|to)\s(?:(?:the|a|an|its|his|her|their|one|this)\s)?[\p{L}"“]/iu;
const PEOPLE =
  /\b(?:man|men|woman|women|boy|girl|couple|brothers?|sisters?|siblings|wife|husband|mother|father|son|daughters?|\p{L}+(?:year-olds?)|workers?|dealer|restorer|manager|drivers?|officials?|ministers?|judges?|mayor|group|company|firm|union|students?|families|volunteers?|\p{L}*fighters?|victims?|passengers?|guards?|captain|skipper|keeper|chief|director|president|farmers?|sailors?|crew)\b|year-old/iu;

/** How near the words of a number and of what it counts must be. */
const NEAR = 6;
const NAME_NEAR = 4;
const MAX_AGE = 120;

/** How well a sentence has the kind of words that a question wants, 0–1. With 0 it cannot answer it. */
export function fitsWanted(passage: Passage, question: Question): number {
  const { text } = passage;
  const test = TESTS[question.wanted];
  return test(passage, question, text);
}

type Test = (passage: Passage, question: Question, text: string) => number;

const TESTS: Record<Wanted, Test> = {
  any: () => 1,
  count: (passage, question) => numberNear(passage, question, NEAR),
  amount: (_, __, text) => (MONEY.test(text) ? 1 : 0),
  measure: (passage, question, text) =>
    !NEEDS_UNIT.test(question.text) || UNIT.test(text) ? numberNear(passage, question, NEAR + 2, true) : 0,
  duration: (passage, question, text) =>
    SPAN.test(text) ? numberNear(passage, question, NEAR + 4, true) : 0,
  age: (passage, question) => age(passage, question),
  share: (_, __, text) => (SHARE.test(text) ? 1 : 0),
  time: (_, __, text) => (TIME.test(text) ? 1 : 0),
  person: ({ words }, { asked }, text) =>
    personNames(words, asked).length > 0 ? 1 : PEOPLE.test(text) ? 0.75 : 0,
  name: (passage, question) => nameNear(passage, question),
  place: (_, __, text) => (PLACE.test(text) ? 1 : 0),
  reason: (_, __, text) => (BECAUSE.test(text) ? 1 : REASON.test(text) ? 0.88 : 0.75),
  speech: (passage, question, text) =>
    !question.words.some(({ isName }) => isName)
      ? 1
      : saysNamed(passage, question) && SPOKEN.test(text)
        ? 1
        : 0,
};

/** The places of a question's word in a passage. */
export function placesOf({ stem, like }: QuestionWord, words: readonly PassageWord[]): number[] {
  return words.flatMap((word, at) =>
    word.stem !== '' && (word.stem === stem || like.has(word.stem)) ? [at] : [],
  );
}

/** 1 if a number stands directly beside what is counted, less with the distance, 0 beyond `most` words. */
function numberNear(
  { words }: Passage,
  { head, words: asked, text }: Question,
  most: number,
  anyWord = false,
): number {
  const anchors = head && !anyWord ? placesOf(head, words) : asked.flatMap((word) => placesOf(word, words));
  const known = new Set(text.match(/\p{N}+/gu) ?? []);
  const numbers = words.flatMap(({ raw }, at) => (NUMBER.test(raw) && !known.has(raw) ? [at] : []));
  const gap = Math.min(...numbers.flatMap((at) => anchors.map((anchor) => Math.abs(anchor - at))));
  return gap > most ? 0 : gap <= 3 ? 1 : 0.85;
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

/** Names in a sentence, apart from those that the question has, each by the place of its first word. */
export function newNames(words: readonly PassageWord[], asked: ReadonlySet<string>): number[] {
  const runs: number[][] = [];
  words.forEach(({ raw, stem }, at) => {
    if (!/^\p{Lu}\p{L}/u.test(raw) || TIME.test(raw) || NUMBER.test(raw)) return;
    const last = runs.at(-1);
    if (last && last.at(-1) === at - 1) last.push(at);
    else if (stem !== '' && (at > 0 || /^\p{Lu}/u.test(words[1]?.raw ?? ''))) runs.push([at]);
  });
  const isKnown = (at: number) => asked.has((words[at]?.raw ?? '').toLowerCase());
  return runs.flatMap((run) => (run.some(isKnown) ? [] : run.slice(0, 1)));
}

function personNames(words: readonly PassageWord[], asked: ReadonlySet<string>): number[] {
  return newNames(words, asked).filter((at) => !LEADS_TO_PLACE.test(words[at - 1]?.raw ?? ''));
}

function nameNear({ words, text }: Passage, { head, asked }: Question): number {
  if (head === null) return newNames(words, asked).length > 0 || /["“]/u.test(text) ? 1 : 0;
  const anchors = placesOf(head, words);
  const names = newNames(words, asked);
  const near = names.some((at) => anchors.some((anchor) => Math.abs(anchor - at) <= NAME_NEAR));
  return near ? 1 : 0;
}

function saysNamed({ words, stems }: Passage, { words: asked }: Question): boolean {
  const names = asked.filter(({ isName }) => isName);
  const spoken = names.at(-1);
  return spoken === undefined
    ? asked.some((word) => placesOf(word, words).length > 0)
    : stems.has(spoken.stem);
}
