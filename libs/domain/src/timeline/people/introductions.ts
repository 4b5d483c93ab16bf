import { ENGLISH } from '#vocabulary';
import { sentences } from '../../text/sentences.js';
import { appositionAfter, appositionBefore } from './apposition.js';
import { personName } from './person-name.js';
import { roleBefore } from './role-before.js';
import { isRole } from './role-text.js';
import { isCapitalised, type Word, wordsOf } from './words.js';

const MAX_TEXT = 1_200;
const MAX_SENTENCES = 8;

/** A person with the words that a text introduces them with. */
export interface Introduction {
  name: string;
  /** Verbatim: 'Harbour master', 'head of the inquiry'. */
  role: string;
}

/**
 * The people whom a text introduces with a role, in the order of the text: 'Harbour master Ilse Brandt', 'Ilse Brandt, head of the
 * inquiry,' or 'the harbour master, Ilse Brandt,'. Reads the first 1,200 characters, in English only. What is not certain is left
 * out.
 */
export function introductions(text: string, language: string): Introduction[] {
  if (language !== ENGLISH) return [];
  return sentences(text.slice(0, MAX_TEXT), MAX_SENTENCES).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return words.some(isRole) && !isTitleCase(words) ? introducedIn(words) : [];
  });
}

function introducedIn(words: readonly Word[]): Introduction[] {
  const found: Introduction[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const named = word && isCapitalised(word) ? personName(words, at) : null;
    if (!named) continue;
    const role =
      roleBefore(words, at) ??
      appositionAfter(words, at, named.end) ??
      appositionBefore(words, at, named.end);
    if (role) found.push({ name: named.name, role });
    at = named.end - 1;
  }
  return found;
}

/** Headlines in capitals do not show where a name begins. */
function isTitleCase(words: readonly Word[]): boolean {
  const long = words.filter(({ core }) => core.length > 3);
  return long.length > 6 && long.filter(({ core }) => /^\p{Lu}/u.test(core)).length > long.length * 0.7;
}
