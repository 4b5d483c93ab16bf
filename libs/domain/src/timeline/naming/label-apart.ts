import { ENGLISH } from '#vocabulary';
import { stem, stopWords } from '../../text/natural.js';
import { termWeight } from '../../text/term-weight.js';
import { cleanTitle } from '../milestones/clean-title.js';
import type { PlacedArticle } from '../milestones/development.js';
import { isTitleCase } from '../read/wording/plain-headline.js';
import { printed, runsOf, type Token, type WordUse, wordUse } from './label-spans.js';
import { GENERIC, INNER, RAREST, VERBS } from './label-words.js';

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
/** Between a label and what sets its story apart from others with the same label. */
const APART = ': ';

/** A phrase, with the headlines that have it. */
interface Addition {
  /** Stems. */
  keys: readonly string[];
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
 * colon ('Tessa Quill: letters'). A colon says that both belong to the story, not how. They have three to six words; at most three labels,
 * in English only.
 */
export function apartLabels(label: string, placed: readonly PlacedArticle[]): string[] {
  const own = placed.filter(({ voice, reading }) => voice !== 'copy' && reading.language === ENGLISH);
  const reports = own.slice(-MAX_READ);
  const titles = reports.map(({ article }) =>
    cleanTitle(article.title, article.sourceDomain).replace(SHOUT, ''),
  );
  const leads = reports.flatMap(({ reading }) => reading.opening.map(({ text }) => text));
  const use = wordUse(
    leads,
    titles.filter((title) => !isTitleCase(title)),
  );
  const least = Math.max(LEAST_TITLES, titles.length * LEAST_SHARE);
  return additionsOf(titles, label, use)
    .filter((each) => each.titles.size >= least && rarityOf(each) >= (each.isName ? COMMON : COMMON_NOUN))
    .sort((x, y) => scoreOf(y) - scoreOf(x) || (x.text < y.text ? -1 : 1))
    .map(({ text }) => `${label}${APART}${text}`)
    .filter((each) => each.split(' ').length <= MAX_WORDS && each.length <= MAX_CHARS)
    .slice(0, MOST);
}

function additionsOf(titles: readonly string[], label: string, use: WordUse): Addition[] {
  const known = new Set(runsOf(label).flatMap((run) => run.map(({ key }) => stem(ENGLISH, key))));
  const found = new Map<string, Addition>();
  for (const [at, title] of titles.entries())
    for (const words of runsOf(title).flatMap((run) => phrasesOf(run, known, use))) {
      const keys = words.map(({ key }) => stem(ENGLISH, key));
      const text = printed(words);
      const before = found.get(keys.join(' ')) ?? {
        ...{ keys, text, titles: new Set() },
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
  if (known.has(stem(ENGLISH, key)) || stopWords(ENGLISH).has(key) || !/^\p{L}{3}/u.test(key)) return false;
  if (DAY_OR_MONTH.test(key) || GENERIC.has(key) || INNER.has(key) || VERBS.has(key)) return false;
  return use.isName(key) || use.isNoun(key);
}

function rarityOf({ keys }: Addition): number {
  return Math.max(...keys.map((key) => termWeight(key, ENGLISH) / RAREST));
}

function scoreOf(addition: Addition): number {
  return addition.titles.size * rarityOf(addition) * (addition.keys.length > 1 ? LONGER : 1);
}
