import { ENGLISH } from '#vocabulary';
import { stem, stopWords } from '../../text/natural.js';
import { oncePerText } from '../../text/once-per-text.js';
import { termOfWord } from '../../text/terms.js';
import { readNumber } from '../claims/read-number.js';
import { cuesOf } from '../languages/cues-of.js';
import { digits as readDigits } from '../languages/read-number.js';

const MAX_TITLE = 300;
const MAX_WORDS = 40;
/** The most words of a language of which what was read is kept. */
const MOST_READ = 5_000;
/** With a larger share, a headline writes every word with a capital. */
const MOST_CAPITALS = 0.6;
const WORD = /(?<currency>[$€£¥₹])?(?<digits>\d+(?:[.,]\d+)*)|(?<word>\p{L}+(?:['’.-]\p{L}+)*\.?)/gu;
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)$/u;
const NEGATION =
  /^(?:not|no|zero|never|cannot|nor|neither|\p{L}+n['’]t|den(?:y|ies|ied|ying)|fail(?:s|ed)?|without|false(?:ly)?|untrue)$/u;

/** A word of a headline. */
export interface TitleWord {
  /** The same for all forms of a word, and for '12' and 'twelve'. */
  key: string;
  /** The same for all texts that mention it: see `terms`. */
  term: string;
  /** Null unless it is a number. */
  number: number | null;
  isCapital: boolean;
  /** It has a capital, and most words of the headline have none. */
  isName: boolean;
  isNegation: boolean;
  /** Not a function word. Numbers are content. */
  isContent: boolean;
}

/** A word in a headline that tells no names from other words, and in one that does. */
interface ReadWord {
  word: TitleWord;
  named: TitleWord;
}

/** The words of a headline in order, at most forty. Headlines share them, so callers must not change them. */
export function titleWords(title: string, language = ENGLISH): TitleWord[] {
  const found: ReadWord[] = [];
  const read = readingOf(language);
  for (const { groups } of title.slice(0, MAX_TITLE).normalize('NFKC').matchAll(WORD)) {
    found.push(
      ...(groups?.digits ? [numeral(groups.digits, groups.currency, language)] : read(groups?.word ?? '')),
    );
    if (found.length >= MAX_WORDS) break;
  }
  const words = found.slice(0, MAX_WORDS);
  const capitals = words.filter(({ word }) => word.isCapital).length;
  return capitals > words.length * MOST_CAPITALS
    ? words.map(({ word }) => word)
    : words.map(({ named }) => named);
}

type Reading = (written: string) => readonly ReadWord[];

const READINGS = new Map<string, Reading>();

/** Headlines consist of few different words, so each is read once and takes memory once. */
function readingOf(language: string): Reading {
  const known = READINGS.get(language);
  if (known) return known;
  const fresh = oncePerText((written) => wordsIn(written, language), MOST_READ);
  READINGS.set(language, fresh);
  return fresh;
}

function numeral(digits: string, currency = '', language = ENGLISH): ReadWord {
  const cues = cuesOf(language)?.numbers;
  const number = (cues && readDigits(digits, cues.hasCommaThousands)) ?? Number(digits.replaceAll(',', ''));
  const word = {
    key: `${currency}${number}`,
    term: digits,
    number,
    isCapital: false,
    isName: false,
    isNegation: false,
    isContent: true,
  };
  return { word, named: word };
}

/** A compound such as 'Seventeen-year-old' is read as its parts, 'twenty-one' as a number. */
function wordsIn(written: string, language: string): readonly ReadWord[] {
  const word = written.toLowerCase();
  const number = numberOf(word, language);
  if (number === null && word.includes('-'))
    return written.split('-').flatMap((part) => wordsIn(part, language));
  const bare = word.replace(/['’]s$|\./gu, '');
  if (bare === '') return [];
  const isNegation =
    (language === ENGLISH ? NEGATION : cuesOf(language)?.titles?.negation)?.test(word) ?? false;
  const read = {
    key: number === null ? stem(language, bare) : String(number),
    term: termOfWord(bare),
    number,
    isCapital: number === null && /^\p{Lu}/u.test(written),
    isName: false,
    isNegation,
    isContent: number !== null || (!isNegation && bare.length > 2 && !stopWords(language).has(bare)),
  };
  return [{ word: read, named: read.isCapital ? { ...read, isName: true } : read }];
}

/** The value of a number in words. Articles such as 'un' and 'una' count as words. */
function numberOf(word: string, language: string): number | null {
  if (language === ENGLISH) return NUMBER_WORD.test(word) ? readNumber(word) : null;
  const value = cuesOf(language)?.numbers?.small.get(word) ?? null;
  return value === 1 ? null : value;
}
