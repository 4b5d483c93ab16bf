import { DOUBTED, ROLES } from './role-words.js';
import type { Word } from './words.js';

const FORMER = /^(?:former|ex|retired|then)(?:-|$)/;
const SHORT = /(?:^|\s)(?:Gov|Sen|Rep|Gen|Col|Capt|Adm|Sgt|Lt)\.$/u;
const ABBREVIATED = new Map([
  ['sen.', 'senator'],
  ['gov.', 'governor'],
  ['rep.', 'representative'],
  ['gen.', 'general'],
]);
/** 'nominee for governor Ada Merrin'. */
const WANTED = /^(?:nominee|candidate|pick|choice|bid|run|running|replacement|race)$/;
const NOT_YET = /^(?:as|become|or)$/;
const WORDS_BEFORE = 4;

export function isRole(word: Word | undefined): word is Word {
  return word !== undefined && ROLES.has(word.core.toLowerCase());
}

/** These words as printed, without the punctuation around them. */
export function textOf(words: readonly Word[], from: number, to: number): string {
  const raw = words
    .slice(from, to)
    .map((word) => word.raw)
    .join(' ');
  const text = raw.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[,;]$/u, '');
  return SHORT.test(text) ? text : text.replace(/\.$/u, '');
}

/** What a role is, to compare roles: its noun, and whether it is a former one. */
export function roleNoun(role: string): string {
  const words = role
    .toLowerCase()
    .split(' ')
    .map((word) => ABBREVIATED.get(word) ?? word);
  const noun = words.find((word) => ROLES.has(word)) ?? role;
  return words.some((word) => FORMER.test(word)) ? `former ${noun}` : noun;
}

/** Whether nothing in a role (`from` to `head`) and before it says that the person does not, or not yet, have it. */
export function isCertain(words: readonly Word[], from: number, head: number): boolean {
  const lower = words.map(({ core }) => core.toLowerCase());
  if (lower.slice(Math.max(0, from - 1), head + 1).some((word) => DOUBTED.has(word))) return false;
  const before = lower.slice(Math.max(0, from - WORDS_BEFORE), from);
  const [noun = '', link = ''] = before.slice(-2);
  if (NOT_YET.test(before.at(-1) ?? '') || (link === 'for' && WANTED.test(noun))) return false;
  // 'Senior adviser to the president Ada Merrin' is no president.
  return !before.some((word, at) => ROLES.has(word) && /^(?:to|of|for)$/.test(before[at + 1] ?? ''));
}
