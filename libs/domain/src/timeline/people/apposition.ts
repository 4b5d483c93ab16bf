import { isCertain, isRole, textOf } from './role-text.js';
import { DOUBTED, VAGUE } from './role-words.js';
import { isCapitalised, isPossessive, type Word } from './words.js';

const MAX_PHRASE = 14;
const MAX_BEFORE_ROLE = 5;
const LINK = /^(?:of|for|at|in|to|with|from|and|on|behind)$/;
const VERB =
  /^(?:is|was|are|were|has|have|had|will|would|can|could|said|says|told|tells|announced|resigned|died|won|lost|made|took|called|asked|wants|wanted|did|does|been|being|be|came|went|became|gave|found)$/;
/** The phrase would be of two people. */
const OTHERS = /^(?:who|whose|his|her|their|wife|husband)$/;
/** A sentence that begins with one of these may have its subject after the first comma. */
const OPENER =
  /^(?:After|When|While|As|If|In|On|At|With|For|Since|Before|Following|During|Under|By|Because|Although|Though|Despite|Like|Unlike|Once|Until|Without|Instead)$/;
const PLACED = /^(?:in|at|near|from|outside|around|across|over|to)$/i;
const GOES_ON = /^(?:and|or|a|an|the)$/;

/** 'head of the inquiry' in 'Ilse Brandt, head of the inquiry, …'. `at` and `end` are the bounds of the name. */
export function appositionAfter(words: readonly Word[], at: number, end: number): string | null {
  const last = words[end - 1];
  if (last?.closing !== ',' || isPossessive(last.core) || PLACED.test(words[at - 1]?.core ?? '')) return null;
  const from = isAge(words[end]) ? end + 1 : end;
  const close = endOfPhrase(words, from);
  if (close === null || !isRolePhrase(words, from, close)) return null;
  if (/^(?:the|an?)$/i.test(words[from]?.core ?? '') && hasOpener(words, at)) return null;
  return textOf(words, from, close + 1);
}

/** 'the harbour master' in 'the harbour master, Ilse Brandt, said'. */
export function appositionBefore(words: readonly Word[], at: number, end: number): string | null {
  const closing = words[end - 1]?.closing;
  if (words[at - 1]?.closing !== ',' || (closing !== ',' && closing !== '.')) return null;
  if (closing === ',' && goesOn(words[end])) return null;
  let from = at - 1;
  while (at - from < MAX_PHRASE && !startsPhrase(words, from) && words[from - 1]?.closing === '') from -= 1;
  if (!startsPhrase(words, from) || !isRolePhrase(words, from, at - 1)) return null;
  return isCertain(words, from, at - 1) ? textOf(words, from, at) : null;
}

function isAge(word: Word | undefined): boolean {
  return word?.closing === ',' && /^\d{1,3}$/.test(word.core);
}

/** After the name's comma, a list or another phrase about the person follows. */
function goesOn(next: Word | undefined): boolean {
  return next !== undefined && (GOES_ON.test(next.core) || isCapitalised(next) || /^\d/.test(next.core));
}

function hasOpener(words: readonly Word[], at: number): boolean {
  return (
    OPENER.test(words[0]?.core ?? '') && !words.slice(0, at).some(({ closing }) => closing.includes(','))
  );
}

/** The index of the word before the comma or full stop that ends a phrase. */
function endOfPhrase(words: readonly Word[], from: number): number | null {
  for (let at = from; at < Math.min(words.length, from + MAX_PHRASE); at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word?.opening !== '') return null;
    if (word.closing === '') continue;
    if (word.closing === ';' || (word.closing === '.' && !next)) return at;
    // 'the head of the union, Odo Marsh, said': the phrase belongs to the next name.
    return word.closing === ',' && !(next && (isCapitalised(next) || /^(?:and|or)$/.test(next.core)))
      ? at
      : null;
  }
  return null;
}

/** Whether the words from `from` to `to` say what one person is: a few words, the noun, and what it is of. */
function isRolePhrase(words: readonly Word[], from: number, to: number): boolean {
  const noun = nounIn(words, from, to);
  if (noun === null) return false;
  const phrase = words.slice(from, to + 1).map(({ core }) => core);
  if (phrase.some((word) => VERB.test(word) || OTHERS.test(word))) return false;
  if (noun < to) return LINK.test(words[noun + 1]?.core ?? '');
  // 'the leader' says little, 'the harbour master' enough.
  return noun - from >= (VAGUE.has(words[noun]?.core ?? '') ? 2 : 1);
}

function nounIn(words: readonly Word[], from: number, to: number): number | null {
  for (let at = from; at <= Math.min(to, from + MAX_BEFORE_ROLE); at += 1) {
    const core = words[at]?.core ?? '';
    if (isRole(words[at]) && !(at < to && isRole(words[at + 1]))) return at;
    if (LINK.test(core) || VERB.test(core) || DOUBTED.has(core)) return null;
  }
  return null;
}

/** 'the', or an owner, but not one that a reader would look for: 'its', 'the country's'. */
function startsPhrase(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word) return false;
  if (/^the$/i.test(word.core)) return !isPossessive(next?.core ?? '');
  return isCapitalised(word) && isPossessive(word.core) && !/^the$/i.test(before?.core ?? '');
}
