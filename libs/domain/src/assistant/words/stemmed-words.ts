import { termsOf, wordsOf } from '../../text/tokenise.js';
import { readNumber } from '../../timeline/claims/read-number.js';
import { newsStem } from './like-words.js';

/** A word of a passage with its stem; '' for a stop word. */
export interface PassageWord {
  raw: string;
  stem: string;
}

/** The words of a text in order, with stems. */
export function stemmedWords(text: string, language: string): PassageWord[] {
  return wordsOf(text).map((raw) => ({ raw, stem: stemOf(raw, language) }));
}

function stemOf(raw: string, language: string): string {
  if (/^own$/iu.test(raw)) return 'own';
  const [first = ''] = termsOf(raw, language);
  if (first === '' || language !== 'en' || /^\p{N}/u.test(raw)) return first;
  const number = readNumber(raw);
  if (number !== null) return String(number);
  return newsStem(raw.replace(/['’]s?$/u, ''));
}
