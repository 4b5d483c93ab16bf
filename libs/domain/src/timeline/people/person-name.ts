import { NO_NAME, NO_PERSON, ROLES } from './role-words.js';
import { isCapitalised, isPossessive, type Word, withoutPossessive } from './words.js';

const MAX_NAMES = 3;
const NAME = /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u;
const INITIAL = /^(?:\p{Lu}\.)+$/u;
const PARTICLE = /^(?:de|del|della|der|den|di|da|do|dos|du|la|le|van|von|bin|ben|ibn|al|el|ter|zu)$/u;
const SUFFIX = /^(?:Jr\.?|Sr\.?|II|III|IV|VI|VII|VIII|XIV|XVI)$/u;
const ADDRESS = /^(?:Dr|Prof|Sir|Dame|Mr|Mrs|Ms|Lord|Lady)\.?$/u;

export interface PersonName {
  name: string;
  /** The index after its last word. */
  end: number;
}

/** The full name of a person that begins at a word: two or three names. Null if it may be something else. */
export function personName(words: readonly Word[], from: number): PersonName | null {
  const end = endOfName(words, from);
  const parts = words.slice(from, end).map(({ core }) => withoutPossessive(core));
  const names = parts.filter((part) => isName(part));
  const isFull = names.length >= 2 || (names.length === 1 && SUFFIX.test(parts.at(-1) ?? ''));
  if (!isFull || names.length > MAX_NAMES || new Set(names).size < names.length) return null;
  return goesOn(words, end) ? null : { name: parts.join(' '), end };
}

function endOfName(words: readonly Word[], from: number): number {
  let end = from;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (!word || (at > from && word.opening !== '')) break;
    const part = withoutPossessive(word.core);
    const isPart = isName(part) || INITIAL.test(part) || (at > from && SUFFIX.test(part));
    if (!isPart && !(at > from && PARTICLE.test(part))) break;
    if (isPart) end = at + 1;
    if (word.closing !== '' || part !== word.core) break;
  }
  return end;
}

function isName(part: string): boolean {
  if (!NAME.test(part) || SUFFIX.test(part) || ADDRESS.test(part)) return false;
  return !NO_NAME.has(part) && !NO_PERSON.has(part) && !ROLES.has(part.toLowerCase());
}

/** A capitalised word follows at once, so it is more than a name. */
function goesOn(words: readonly Word[], end: number): boolean {
  const [last, next] = [words[end - 1], words[end]];
  if (last?.closing !== '' || isPossessive(last.core) || next?.opening !== '') return false;
  return isCapitalised(next);
}
