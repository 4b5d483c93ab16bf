import { ENGLISH } from '#vocabulary';
import { oncePerText } from '../../../text/once-per-text.js';
import { hasMainVerb } from './finite-verb.js';
import { isPlainSentence } from './plain-sentence.js';
import { namesItsSubject, needsOthers, saysLittle } from './sentence-signs.js';

const LONG = 220;
/** A person whom only sentences before it introduce. */
const UNINTRODUCED = /^(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}/u;
/** A person who is not introduced. */
const SURNAME =
  /\b(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}|^\p{Lu}[\p{Ll}-]+ (?:said|says|told|was|is|has|had|admitted)\b/u;

/** Whether a sentence stands alone, by language and options. */
const knownOf = oncePerText(() => new Map<string, boolean>());

/** Whether a reader understands a sentence that is alone on a page. It may be `voiced`: tease or judge. */
export function standsAlone(
  text: string,
  language: string,
  { weekdays, voiced = false }: { weekdays: boolean; voiced?: boolean },
): boolean {
  const known = knownOf(text);
  const key = `${language} ${weekdays} ${voiced}`;
  const stands = known.get(key) ?? isUnderstood(text, language, { weekdays, voiced });
  known.set(key, stands);
  return stands;
}

function isUnderstood(
  text: string,
  language: string,
  { weekdays, voiced }: { weekdays: boolean; voiced: boolean },
): boolean {
  if (!isPlainSentence(text, { weekdays, language })) return false;
  if (voiced ? needsOthers(text) : saysLittle(text)) return false;
  if (language !== ENGLISH) return true;
  return !UNINTRODUCED.test(text) && hasMainVerb(text) && namesItsSubject(text);
}

/** How well a sentence reads, 0–1: the first one of a report, a short one, and one that introduces its people. `at` counts from 0. */
export function styleOf(text: string, at: number): number {
  return (at === 0 ? 1 : 0.75) * (text.length > LONG ? 0.8 : 1) * (SURNAME.test(text) ? 0.7 : 1);
}
