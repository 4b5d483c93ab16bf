import { detectAll } from 'tinyld';
import { hasStemmer, stopWords } from './natural.js';
import { wordsOf } from './tokenise.js';

const SAMPLE = 400;
const SURE = 0.8;
const LETTERS_TO_DOUBT = 30;
const LETTERS_WITHOUT_STOP_WORDS = 80;

/**
 * The language of a text (ISO 639-1). `hint` is what the feed or the source says: `en`, `pt-BR`. Titles are too
 * short to be told apart surely, so the hint stands unless the text is in another script, or the detector is at
 * least 80 % sure of another language and little words of that language are there too.
 */
export function detectLanguage(text: string, hint: string): string {
  const hinted = /^[a-z]{2}(?![a-z])/.exec(hint.trim().toLowerCase())?.[0] ?? 'en';
  const sample = text.slice(0, SAMPLE);
  const words = wordsOf(sample).map((word) => word.toLowerCase());
  if (littleWords(words, hinted) >= 2) return hinted;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const best = detectAll(sample).find(({ lang }) => /^[a-z]{2}$/.test(lang));
  if (!best || best.lang === hinted) return hinted;
  if (latin < letters / 2) return NON_LATIN.has(hinted) ? hinted : best.lang;
  if (best.accuracy < SURE || letters < LETTERS_TO_DOUBT) return hinted;
  if (!hasStemmer(best.lang)) return letters >= LETTERS_WITHOUT_STOP_WORDS ? best.lang : hinted;
  return littleWords(words, best.lang) > littleWords(words, hinted) ? best.lang : hinted;
}

const NON_LATIN = new Set(
  'am ar be bg bn el fa gu he hi hy ja ka kk km kn ko lo mk ml mn mr my ne pa ru sr ta te th uk ur zh'.split(
    ' ',
  ),
);

function littleWords(words: string[], language: string): number {
  const little = stopWords(language);
  return words.filter((word) => word.length > 1 && little.has(word)).length;
}
