import { ENGLISH } from '#vocabulary';
import { stem, stopWords } from '../../text/natural.js';
import { termWeight } from '../../text/term-weight.js';
import { cleanTitle } from '../milestones/clean-title.js';
import type { PlacedArticle } from '../milestones/development.js';
import { ROLES } from '../people/role-words.js';
import { isTitleCase } from '../read/wording/plain-headline.js';
import { printed, runsOf, type Token, type WordUse, wordUse } from './label-spans.js';
import { GENERIC, INNER, isAccusation, isEventWord, RAREST, VERBS } from './label-words.js';

/** What is added is in this share of the headlines … */
const LEAST_SHARE = 0.3;
/** … and in so many. */
const LEAST_TITLES = 2;
const MAX_WORDS = 6;
const MAX_CHARS = 48;
/** Names, and nouns alone, that are more common than this tell no stories apart. */
const COMMON = 0.45;
const COMMON_NOUN = 0.5;
/** A phrase of two or three words says more than one word. */
const LONGER = 1.5;
const MAX_ADDED = 3;
const MAX_READ = 80;
const MOST = 3;
/** An author's name, or a shout, before a headline. */
const SHOUT = /^\p{Lu}[\p{Lu}\s'’&.-]{6,}:\s/u;
const DAY_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** A bare name is completed by what so many of its headlines have; a word for what happens counts as much more. */
const NAME_TITLES = 4;
const EVENT = 2;
/** Matters of whole years, which say nothing about one story of that time. */
const OF_ITS_TIME = /^(?:corona|covid|pandemic|virus)/;
/** Like `ROLES`, they say who somebody is; the others say nothing of a matter. */
const NO_MATTERS = new Set(
  (
    'lady mate rookie star fan hiker wife husband father mother son daughter brother sister friend ' +
    'total edition episode opponents seat side issue photos list'
  ).split(' '),
);
/** Between a label and what sets its story apart from others with the same label. */
const APART = ': ';

/** A phrase, with the headlines that have it. */
interface Addition {
  /** Stems, and the words in small letters. */
  keys: readonly string[];
  words: readonly string[];
  text: string;
  isName: boolean;
  titles: Set<number>;
}

/** A label without what sets it apart: 'Tessa Quill' for 'Tessa Quill: letters'. */
export function withoutAddition(label: string): string {
  return label.split(APART)[0] ?? label;
}

/**
 * Longer labels for a story whose label another one has, the best first: what most of its headlines have beside the label, behind a
 * colon ('Tessa Quill: letters'). A colon says that both belong to the story, not how, so no accusation is added. They have three to six
 * words; at most three labels, in English only.
 */
export function apartLabels(label: string, placed: readonly PlacedArticle[]): string[] {
  const { additions, titles } = read(label, placed);
  const least = Math.max(LEAST_TITLES, titles.length * LEAST_SHARE);
  return longer(
    label,
    additions.filter((each) => each.titles.size >= least && isRare(each) && !each.words.some(isAccusation)),
    scoreOf,
  );
}

/** Whether a label is a name alone: 'Tessa Quill', unlike 'Tessa Quill trial', 'Storm Odla' and 'Tessa Quill: letters'. */
export function isBareName(label: string): boolean {
  const words = label.split(' ');
  if (label.includes(APART) || words.some((word) => isEventWord(word.toLowerCase()))) return false;
  return words.every((word) => /^\p{Lu}/u.test(word) || INNER.has(word));
}

/** Longer labels for a story whose label is a bare name, the best first. Unlike `apartLabels`, it never adds what somebody is. */
export function completedLabels(label: string, placed: readonly PlacedArticle[]): string[] {
  const { additions, titles, english } = read(label, placed);
  // A share of the headlines in all languages.
  const least = Math.max(NAME_TITLES, (titles.length * LEAST_SHARE) / english);
  const saysWhat = additions.filter((each) => each.titles.size >= least && isRare(each) && isMatter(each));
  return longer(label, saysWhat, (each) => scoreOf(each) * (each.words.some(isEventWord) ? EVENT : 1));
}

function read(label: string, placed: readonly PlacedArticle[]) {
  const own = placed.filter(({ voice }) => voice !== 'copy');
  const inEnglish = own.filter(({ reading }) => reading.language === ENGLISH);
  const reports = inEnglish.slice(-MAX_READ);
  const titles = reports.map(({ article }) =>
    cleanTitle(article.title, article.sourceDomain).replace(SHOUT, ''),
  );
  const leads = reports.flatMap(({ reading }) => reading.opening.map(({ text }) => text));
  const use = wordUse(
    leads,
    titles.filter((title) => !isTitleCase(title)),
  );
  return { titles, additions: additionsOf(titles, label, use), english: inEnglish.length / own.length };
}

function longer(
  label: string,
  additions: readonly Addition[],
  score: (addition: Addition) => number,
): string[] {
  return additions
    .toSorted((x, y) => score(y) - score(x) || (x.text < y.text ? -1 : 1))
    .map(({ text }) => `${label}${APART}${text}`)
    .filter((each) => each.split(' ').length <= MAX_WORDS && each.length <= MAX_CHARS)
    .slice(0, MOST);
}

function isRare(addition: Addition): boolean {
  return rarityOf(addition) >= (addition.isName ? COMMON : COMMON_NOUN);
}

function isMatter({ words }: Addition): boolean {
  if (words.some((word) => isAccusation(word) || OF_ITS_TIME.test(word))) return false;
  const last = words.at(-1) ?? '';
  return !ROLES.has(last) && !NO_MATTERS.has(last);
}

function additionsOf(titles: readonly string[], label: string, use: WordUse): Addition[] {
  const known = new Set(runsOf(label).flatMap((run) => run.map(({ key }) => stem(ENGLISH, key))));
  const found = new Map<string, Addition>();
  for (const [at, title] of titles.entries())
    for (const words of runsOf(title).flatMap((run) => phrasesOf(run, known, use))) {
      const keys = words.map(({ key }) => stem(ENGLISH, key));
      const text = printed(words);
      const before = found.get(keys.join(' ')) ?? {
        ...{ keys, words: words.map(({ key }) => key), text, titles: new Set<number>() },
        isName: words.some(({ key }) => use.isName(key)),
      };
      const isPlainer =
        text.toLowerCase() === before.text.toLowerCase() && capitals(text) < capitals(before.text);
      found.set(keys.join(' '), {
        ...before,
        text: isPlainer ? text : before.text,
        titles: before.titles.add(at),
      });
    }
  return [...found.values()];
}

function capitals(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}

/** Up to three names and nouns, none of them in the label, with a whole name or a noun that ends a phrase. */
function phrasesOf(run: readonly Token[], known: ReadonlySet<string>, use: WordUse): (readonly Token[])[] {
  return run.flatMap((first, from) => {
    const isInside = use.isName(first.key) && isNamePart(run[from - 1], use);
    const end = run.slice(from, from + MAX_ADDED).findIndex((each) => !isAdded(each, known, use));
    const longest = end < 0 ? Math.min(MAX_ADDED, run.length - from) : end;
    return Array.from({ length: isInside ? 0 : longest }, (_, at) => run.slice(from, from + at + 1)).filter(
      (words) => isWhole(words, run[from + words.length], use),
    );
  });
}

function isWhole(words: readonly Token[], next: Token | undefined, use: WordUse): boolean {
  const last = words.at(-1);
  if (!last || words.slice(0, -1).some(({ isPossessive }) => isPossessive)) return false;
  if (!use.isName(last.key)) return use.isHead(last.key);
  return last.isPossessive || !isNamePart(next, use);
}

function isNamePart(token: Token | undefined, use: WordUse): boolean {
  return token?.isCapital === true && use.isName(token.key) && !token.isPossessive;
}

function isAdded({ key }: Token, known: ReadonlySet<string>, use: WordUse): boolean {
  if (key.split('-').some((part) => known.has(stem(ENGLISH, part)))) return false;
  if (stopWords(ENGLISH).has(key) || !/^\p{L}{3}/u.test(key)) return false;
  if (DAY_OR_MONTH.test(key) || GENERIC.has(key) || INNER.has(key) || VERBS.has(key)) return false;
  return use.isName(key) || use.isNoun(key);
}

function rarityOf({ keys }: Addition): number {
  return Math.max(...keys.map((key) => termWeight(key, ENGLISH) / RAREST));
}

function scoreOf(addition: Addition): number {
  return addition.titles.size * rarityOf(addition) * (addition.keys.length > 1 ? LONGER : 1);
}
