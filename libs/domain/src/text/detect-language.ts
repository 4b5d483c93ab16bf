import { detectAll } from './language-detector.js';
import { LANGUAGES_OF_STOP_WORDS, stopWords } from './natural.js';
import { wordsOf } from './tokenise.js';

const SAMPLE = 400;
const SURE = 0.8;
const LETTERS_TO_DOUBT = 30;
const LETTERS_WITHOUT_STOP_WORDS = 80;

/**
 * The language of a text (ISO 639-1). `hint` is the language that the feed or the source states: `en`, `pt-BR`. Titles
 * are too short for reliable detection, so the hint stands, with three exceptions: the text is in another script; the
 * detector is at least 80 % sure of another language and function words confirm it; or at least three different
 * function words of one other language appear in the text or its first twelve words (a title before an English
 * summary), and at least twice as many as of the hinted language.
 */
export function detectLanguage(text: string, hint: string): string {
  const hinted = /^[a-z]{2}(?![a-z])/.exec(hint.trim().toLowerCase())?.[0] ?? 'en';
  const sample = text.slice(0, SAMPLE);
  const words = wordsOf(sample).map((word) => word.toLowerCase());
  const own = countFunctionWords(words, hinted);
  const clear = clearLanguage(words.slice(0, FIRST_WORDS), hinted) ?? clearLanguage(words, hinted);
  if (clear !== null) return clear;
  if (own >= 2) return hinted;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const best = detectAll(sample).find(({ lang }) => /^[a-z]{2}$/.test(lang));
  if (!best || best.lang === hinted) return hinted;
  if (latin < letters / 2) return NON_LATIN.has(hinted) ? hinted : best.lang;
  if (best.accuracy < SURE || letters < LETTERS_TO_DOUBT) return hinted;
  if (stopWords(best.lang).size === 0) return letters >= LETTERS_WITHOUT_STOP_WORDS ? best.lang : hinted;
  return countFunctionWords(words, best.lang) > own ? best.lang : hinted;
}

const NON_LATIN = new Set(
  'am ar be bg bn el fa gu he hi hy ja ka kk km kn ko lo mk ml mn mr my ne pa ru sr ta te th uk ur zh'.split(
    ' ',
  ),
);

const FIRST_WORDS = 12;
const CLEAR_FUNCTION_WORDS = 3;
const TIMES_OWN = 2;

/**
 * The language that clearly has the most function words, if it is not the hinted one. Null if there is none, or more
 * than one.
 */
function clearLanguage(text: string[], hinted: string): string | null {
  const words = [...new Set(text)];
  const own = countFunctionWords(words, hinted);
  const least = Math.max(CLEAR_FUNCTION_WORDS, TIMES_OWN * own);
  const counts = new Map<string, number>();
  for (const word of words)
    for (const language of languagesWith(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most < least || most <= own) return null;
  const first = [...counts].filter(([, n]) => n === most);
  return first.length === 1 ? (first[0]?.[0] ?? null) : null;
}

/** The languages that have a function word. */
const LANGUAGES_OF = new Map<string, string[]>();
for (const language of LANGUAGES_OF_STOP_WORDS)
  for (const word of stopWords(language)) {
    const known = LANGUAGES_OF.get(word);
    if (known) known.push(language);
    else LANGUAGES_OF.set(word, [language]);
  }

const NONE: readonly string[] = [];

/** Single letters do not count. */
function languagesWith(word: string): readonly string[] {
  return word.length > 1 ? (LANGUAGES_OF.get(word) ?? NONE) : NONE;
}

function countFunctionWords(words: string[], language: string): number {
  const known = stopWords(language);
  return words.filter((word) => word.length > 1 && known.has(word)).length;
}
