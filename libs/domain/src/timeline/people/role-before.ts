import { isCertain, isRole, textOf } from './role-text.js';
import { BEFORE_PHRASE, BEFORE_ROLE, NO_MODIFIER, NO_NAME, VAGUE } from './role-words.js';
import { isCapitalised, isPossessive, type Word } from './words.js';

const MAX_BEFORE = 6;
/** What a secretary or chief is of: 'Secretary of State', 'Chief of Staff'. */
const OFFICE =
  /^(?:State|Staff|Defen[cs]e|War|Health|Homeland|Security|Transportation|Labor|Commerce|Energy|Education|Agriculture|Interior|Treasury|Police|Justice|Navy|Army)$/;
/** 'Bank of England governor'. */
const BODY =
  /^(?:Bank|Department|Ministry|House|University|Board|Court|Council|Church|Secretary|Chamber|Institute|Port)$/;
const ADDRESS = /^(?:Dr|Prof|Sir|Dame|Mr|Mrs|Ms)\.?$/;
const VERB_ENDING = /\p{Ll}{2}(?:ed|es)$/u;

/** 'Harbour master' in 'Harbour master Ilse Brandt'. `at` is the index of the name's first word. */
export function roleBefore(words: readonly Word[], at: number): string | null {
  const last = ADDRESS.test(words[at - 1]?.core ?? '') ? at - 2 : at - 1;
  const head = headBefore(words, last);
  if (head === null) return null;
  let from = head;
  while (from > 0 && head - from <= MAX_BEFORE && belongsToRole(words, from - 1)) from -= 1;
  const modifiers = words.slice(from, head);
  if (modifiers.length > MAX_BEFORE || (modifiers.length === 0 && isVague(words[head]))) return null;
  if (isLoud(modifiers) || isCut(words, from) || isJoined(words, from, head)) return null;
  return isCertain(words, from, head) ? textOf(words, from, last + 1) : null;
}

/** The index of the role's noun before a name, also in 'Secretary of State'. */
function headBefore(words: readonly Word[], last: number): number | null {
  if (words[last]?.closing !== '') return null;
  if (isRole(words[last])) return last;
  let at = last;
  while (OFFICE.test(words[at]?.core ?? '') || (at < last && words[at]?.core === 'the')) at -= 1;
  if (at === last || words[at]?.core !== 'of' || words[at - 1]?.closing !== '') return null;
  return isRole(words[at - 1]) ? at - 1 : null;
}

/** Whether a word is a part of the role after it: 'Norrend's' and 'prime' before 'minister'. */
function belongsToRole(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.closing !== '' || next?.opening !== '') return false;
  if (word.core === 'of' || word.core === 'the') return isOfBody(words, at);
  if (isPossessive(next.core) && isPossessive(word.core)) return false;
  if (isCapitalised(word)) return !NO_NAME.has(word.core) && !/^\p{Lu}{6,}$/u.test(word.core);
  return BEFORE_ROLE.has(word.core) || /^(?:ex|then|vice|co)-/.test(word.core);
}

function isOfBody(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!next || !isCapitalised(next) || isRole(next) || before?.closing !== '') return false;
  return word?.core === 'the' ? before.core === 'of' : BODY.test(before.core);
}

/** Whether the role began before its first word: 'Tokyo 2020 president', 'missionary pilot'. */
function isCut(words: readonly Word[], from: number): boolean {
  const before = words[from - 1];
  if (before?.raw.endsWith('-')) return true;
  if (before?.closing !== '' || words[from]?.opening !== '' || before.core === '') return false;
  if (NO_NAME.has(before.core) || VERB_ENDING.test(before.core)) return false;
  return !BEFORE_PHRASE.has(before.core.toLowerCase());
}

/** 'Health and Human Services Secretary' is one office, 'Ada Merrin and Prime Minister Odo Marsh' are two people. */
function isJoined(words: readonly Word[], from: number, head: number): boolean {
  const before = words[from - 2];
  if (from === head || words[from - 1]?.core !== 'and' || before?.closing !== '') return false;
  return isCapitalised(before);
}

/** A heading in capitals that ran into the sentence, or a credit. */
function isLoud(modifiers: readonly Word[]): boolean {
  const capitals = modifiers.filter(({ core }) => /^\p{Lu}{2,}$/u.test(core));
  return capitals.length > 1 || modifiers.some(({ core }) => NO_MODIFIER.has(core) || core.includes('/'));
}

function isVague(word: Word | undefined): boolean {
  return word !== undefined && VAGUE.has(word.core) && !isCapitalised(word);
}
