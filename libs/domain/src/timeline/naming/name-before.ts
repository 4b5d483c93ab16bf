import { ENGLISH } from '#vocabulary';
import { stem } from '../../text/natural.js';
import { termWeight } from '../../text/term-weight.js';
import { isTitleCase } from '../read/wording/plain-headline.js';
import { keyOf, printed, runsOf, type Token, type WordUse } from './label-spans.js';
import { GENERIC, RAREST } from './label-words.js';

/** A name is set before a span if these shares of the span's and of the story's headlines have it. */
const OF_OWN = 0.4;
const OF_ALL = 0.3;
const MAX_NAME_WORDS = 2;
/** A phrase with a name before it has at most so many words. */
export const MAX_NAMED_WORDS = 4;
/** Names this common are in every other headline and tell no stories apart. */
const EVERYWHERE = 0.3;

/** A headline's words, joined by spaces, and its names as they are printed. */
export interface NamedHeadline {
  words: string;
  names: ReadonlyMap<string, string>;
}

/** Headlines with a capital on every word do not show which words are names. */
export function namedHeadlines(titles: readonly string[], use: WordUse): NamedHeadline[] {
  return titles
    .filter((text) => !isTitleCase(text))
    .map((text) => {
      const runs = runsOf(text);
      return { words: ` ${keyOf(runs.flat())} `, names: new Map(runs.flatMap((run) => namesIn(run, use))) };
    });
}

/**
 * The name that most of a phrase's headlines have elsewhere, to be set before it as English does: 'Parcelwing' for 'data theft' in
 * 'Two arrested at Parcelwing over data theft'. Null if there is none, or if few of the story's headlines have it. A name in the
 * `preferred` label comes first.
 */
export function nameBefore(
  phrase: readonly string[],
  all: readonly NamedHeadline[],
  preferred = '',
): string | null {
  const own = all.filter(({ words }) => words.includes(` ${phrase.join(' ')} `));
  const count = (list: readonly NamedHeadline[], key: string) =>
    list.filter(({ names }) => names.has(key)).length;
  const [found] = [...new Set(own.flatMap(({ names }) => [...names.keys()]))]
    .filter((key) => !isEverywhere(key))
    .map((key) => ({
      key,
      own: count(own, key),
      all: count(all, key),
      preferred: Number(isIn(key, preferred)),
    }))
    .filter((name) => name.own >= own.length * OF_OWN && name.all >= all.length * OF_ALL)
    .sort((x, y) => y.preferred - x.preferred || y.all - x.all || (x.key < y.key ? -1 : 1));
  return (found && own.flatMap(({ names }) => names.get(found.key) ?? [])[0]) ?? null;
}

function isIn(name: string, label: string): boolean {
  return ` ${label.toLowerCase()} `.includes(` ${name} `);
}

/** A phrase after a name: 'Parcelwing data theft'. */
export function withName(name: string, phrase: string): string {
  return `${name} ${inside(phrase)}`;
}

/** A phrase as it is printed inside a sentence: 'data theft' for 'Data theft'. */
function inside(phrase: string): string {
  const isTitle = /\p{Lu}/u.test(phrase.slice(1));
  return isTitle ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

/** The names of a run of words, without titles and possessives. */
function namesIn(run: readonly Token[], use: WordUse): [key: string, surface: string][] {
  const names: [string, string][] = [];
  let parts: Token[] = [];
  for (const token of [...run, null]) {
    const isPart = token?.isCapital && use.isName(token.key) && !GENERIC.has(token.key);
    if (isPart) parts.push(token);
    if ((!isPart || token.isPossessive) && parts.length > 0) {
      if (parts.length <= MAX_NAME_WORDS) names.push([keyOf(parts), printed(parts)]);
      parts = [];
    }
  }
  return names;
}

function isEverywhere(name: string): boolean {
  return name.split(' ').every((key) => termWeight(stem(ENGLISH, key), ENGLISH) < RAREST * EVERYWHERE);
}
