import { ENGLISH } from '#vocabulary';
import { termsOf, wordsOf } from '../../text/tokenise.js';
import { readNumber } from '../../timeline/claims/read-number.js';
import { newsStem } from './like-words.js';
import { phrasalVerbs } from './phrasal-verbs.js';

/** A word of a passage with its stem; '' for a stop word. */
export interface PassageWord {
  raw: string;
  stem: string;
}

/** The words of a text in order, with stems. */
export function stemmedWords(text: string, language: string): PassageWord[] {
  const raws = wordsOf(text);
  const words = raws.map((raw, at) => ({
    raw,
    stem: isOwnOf(raws[at - 1], raw) ? '' : stemOf(raw, language),
  }));
  if (language !== ENGLISH) return words;
  for (const { verb, particle, meaning } of phrasalVerbs(raws)) {
    words[verb] = { raw: raws[verb] ?? '', stem: newsStem(meaning) };
    words[particle] = { raw: raws[particle] ?? '', stem: '' };
  }
  return words;
}

/** 'its own insurer' does not tell what it owns. */
function isOwnOf(before: string | undefined, raw: string): boolean {
  return /^own$/iu.test(raw) && /^(?:its|his|her|their|our|your|my)$|['’]s?$/iu.test(before ?? '');
}

function stemOf(raw: string, language: string): string {
  if (/^own$/iu.test(raw)) return 'own';
  const [first = ''] = termsOf(raw, language);
  if (first === '' || language !== ENGLISH || /^\p{N}/u.test(raw)) return first;
  const number = readNumber(raw);
  if (number !== null) return String(number);
  return newsStem(raw.replace(/['’]s?$/u, ''));
}
