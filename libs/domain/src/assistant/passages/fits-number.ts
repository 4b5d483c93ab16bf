import type { Question, QuestionWord } from '../question/read-question.js';
import { SETTINGS } from '../settings.js';
import { likeStems } from '../words/like-words.js';
import type { PassageWord } from '../words/stemmed-words.js';
import type { Passage } from './passage.js';

export const NUMBER =
  /^(?:\p{N}.*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|none|nobody|no)$/iu;
export const MONEY =
  /(?:[$£€]\s?\p{N}|\p{N}(?:[\p{N}.,]*)\s?(?:(?:m|bn|k|million|billion|thousand)[\s-])?(?:m-|bn-)?\s?(?:marks?|crowns?|dollars?|euros?|pounds?|livres?|dinars?|francs?|yen|yuan|rupees?|pence|pennies|cents)\b|\b(?:million|billion|thousand|hundred)s? (?:marks?|crowns?|dollars?|euros?|pounds?|livres?|dinars?|francs?))/iu;
const SPAN =
  /(?:\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half an?|an?))(?: and a half)?[\s-](?:more )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)\b|\bfortnight\b/iu;
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

/** How near the words of a number and of what it counts must be. */
const NEAR = 6;
const NEXT_TO = 3;

/** 'Asa Wintergill, 77, …' counts nothing. */
const AGE_OF_NAMED = /\p{Lu}\p{L}+,\s(\p{N}{1,3})(?=[,.;)])/gu;
const MAX_AGE = 120;
const ELLIPTIC = 0.8;

type Sought = Pick<QuestionWord, 'stem' | 'like'>;

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

/** How well a number counts what the question asks for. */
export function count(passage: Passage, question: Question, around: readonly Passage[]): number {
  const fit = Math.max(numberBeside(passage, question), moneyBeside(passage, question));
  return fit === 0 && countsElliptically(passage, question, around) ? ELLIPTIC : fit;
}

export function duration(passage: Passage, { words }: Question): number {
  return SPAN.test(passage.text) ? numberNear(passage, words, NEAR + 4) : 0;
}

/** 'The Assembly has 151 seats. A majority needs 76.' */
function countsElliptically(
  passage: Passage,
  { head, words: asked }: Question,
  around: readonly Passage[],
): boolean {
  const before = around.find(({ place, field }) => place === passage.place - 1 && field === passage.field);
  if (head === null || !before || placesOf(head, before.words).length === 0) return false;
  return asked.some(
    (word) =>
      word !== head &&
      placesOf(word, passage.words).some((at) =>
        passage.words.some(
          ({ raw }, number) =>
            NUMBER.test(raw) && Math.abs(number - at) <= NEXT_TO && number === passage.words.length - 1,
        ),
      ),
  );
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
  const ages = new Set([...passage.text.matchAll(AGE_OF_NAMED)].map(({ 1: age }) => age));
  const numbers = words.flatMap(({ raw }, at) =>
    NUMBER.test(raw) && !known.has(raw) && !ages.has(raw) ? [at] : [],
  );
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

export function measure(passage: Passage, { words, text }: Question): number {
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

export function age({ words, text }: Passage, { words: asked }: Question): number {
  const anchors = asked.flatMap((word) => placesOf(word, words));
  const ages = words.flatMap(({ raw }, at) =>
    /^\p{N}{1,3}$/u.test(raw) && Number(raw) <= MAX_AGE && isAge(text, raw) ? [at] : [],
  );
  return ages.some((at) => anchors.some((anchor) => Math.abs(anchor - at) <= NEAR)) ? 1 : 0;
}

function isAge(text: string, number: string): boolean {
  return new RegExp(
    `(?:,\\s|\\b(?:aged?|at|of|is|was)\\s)${number}(?=[,.;)]|\\s(?:she|he|when|and|years)|$)|\\b${number}[- ]years?[- ]old`,
    'iu',
  ).test(text);
}
