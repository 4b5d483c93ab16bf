import { detectAll } from 'tinyld';
import { LANGUAGES_OF_STOP_WORDS, stopWords } from './natural.js';
import { wordsOf } from './tokenise.js';

const SAMPLE = 400;
const SURE = 0.8;
const LETTERS_TO_DOUBT = 30;
const LETTERS_WITHOUT_STOP_WORDS = 80;

/**
 * The language of a text (ISO 639-1). `hint` is what the feed or the source says: `en`, `pt-BR`. Titles are too
 * short to be told apart surely, so the hint stands unless the text is in another script, or the detector is at
 * least 80 % sure of another language and little words of that language are there too; or unless three different little words of
 * one other language stand in it or in its first twelve words (a title before a summary in English), and twice as many as
 * of the language that was hinted at.
 */
export function detectLanguage(text: string, hint: string): string {
  const hinted = /^[a-z]{2}(?![a-z])/.exec(hint.trim().toLowerCase())?.[0] ?? 'en';
  const sample = text.slice(0, SAMPLE);
  const words = wordsOf(sample).map((word) => word.toLowerCase());
  const own = littleWords(words, hinted);
  const plain = plainLanguage(words.slice(0, FIRST_WORDS), hinted) ?? plainLanguage(words, hinted);
  if (plain !== null) return plain;
  if (own >= 2) return hinted;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const best = detectAll(sample).find(({ lang }) => /^[a-z]{2}$/.test(lang));
  if (!best || best.lang === hinted) return hinted;
  if (latin < letters / 2) return NON_LATIN.has(hinted) ? hinted : best.lang;
  if (best.accuracy < SURE || letters < LETTERS_TO_DOUBT) return hinted;
  if (stopWords(best.lang).size === 0) return letters >= LETTERS_WITHOUT_STOP_WORDS ? best.lang : hinted;
  return littleWords(words, best.lang) > own ? best.lang : hinted;
}

const NON_LATIN = new Set(
  'am ar be bg bn el fa gu he hi hy ja ka kk km kn ko lo mk ml mn mr my ne pa ru sr ta te th uk ur zh'.split(
    ' ',
  ),
);

const FIRST_WORDS = 12;
const PLAIN_LITTLE_WORDS = 3;
const TIMES_OWN = 2;

/** The one language other than the hinted whose little words show it plainly; null where none does, or more than one. */
function plainLanguage(text: string[], hinted: string): string | null {
  const words = [...new Set(text)];
  const own = littleWords(words, hinted);
  const least = Math.max(PLAIN_LITTLE_WORDS, TIMES_OWN * own);
  const counted = LANGUAGES_OF_STOP_WORDS.map((language) => ({ language, n: littleWords(words, language) }));
  const most = Math.max(...counted.map(({ n }) => n));
  const first = counted.filter(({ n }) => n === most);
  return most >= least && most > own && first.length === 1 ? (first[0]?.language ?? null) : null;
}

function littleWords(words: string[], language: string): number {
  const little = stopWords(language);
  return words.filter((word) => word.length > 1 && little.has(word)).length;
}
