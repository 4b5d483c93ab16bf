import { ENGLISH } from '#vocabulary';
import { stem, stopWords } from '../../text/natural.js';
import { termOfWord } from '../../text/terms.js';
import { readNumber } from '../claims/read-number.js';
import { cuesOf } from '../languages/cues-of.js';
import { digits as readDigits } from '../languages/read-number.js';

const MAX_TITLE = 300;
const MAX_WORDS = 40;
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

/** The words of a headline in order, at most forty. */
export function titleWords(title: string, language = ENGLISH): TitleWord[] {
  const found: TitleWord[] = [];
  for (const { groups } of title.slice(0, MAX_TITLE).normalize('NFKC').matchAll(WORD)) {
    found.push(
      ...(groups?.digits
        ? [numeral(groups.digits, groups.currency, language)]
        : wordsIn(groups?.word ?? '', language)),
    );
    if (found.length >= MAX_WORDS) break;
  }
  const words = found.slice(0, MAX_WORDS);
  const capitals = words.filter(({ isCapital }) => isCapital).length;
  return capitals > words.length * MOST_CAPITALS
    ? words
    : words.map((word) => ({ ...word, isName: word.isCapital }));
}

function numeral(digits: string, currency = '', language = ENGLISH): TitleWord {
  const cues = cuesOf(language)?.numbers;
  const number = (cues && readDigits(digits, cues.hasCommaThousands)) ?? Number(digits.replaceAll(',', ''));
  return {
    key: `${currency}${number}`,
    term: digits,
    number,
    isCapital: false,
    isName: false,
    isNegation: false,
    isContent: true,
  };
}

/** A compound such as 'Seventeen-year-old' is read as its parts, 'twenty-one' as a number. */
function wordsIn(written: string, language: string): TitleWord[] {
  const word = written.toLowerCase();
  const number = numberOf(word, language);
  if (number === null && word.includes('-'))
    return written.split('-').flatMap((part) => wordsIn(part, language));
  const bare = word.replace(/['’]s$|\./gu, '');
  if (bare === '') return [];
  const isNegation =
    (language === ENGLISH ? NEGATION : cuesOf(language)?.titles?.negation)?.test(word) ?? false;
  return [
    {
      key: number === null ? stem(language, bare) : String(number),
      term: termOfWord(bare),
      number,
      isCapital: number === null && /^\p{Lu}/u.test(written),
      isName: false,
      isNegation,
      isContent: number !== null || (!isNegation && bare.length > 2 && !stopWords(language).has(bare)),
    },
  ];
}

/** The value of a number in words. Articles such as 'un' and 'una' count as words. */
function numberOf(word: string, language: string): number | null {
  if (language === ENGLISH) return NUMBER_WORD.test(word) ? readNumber(word) : null;
  const value = cuesOf(language)?.numbers?.small.get(word) ?? null;
  return value === 1 ? null : value;
}
