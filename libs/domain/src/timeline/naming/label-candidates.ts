import { detectLanguage } from '../../text/detect-language.js';
import { stem, stopWords } from '../../text/natural.js';
import { termWeight } from '../../text/term-weight.js';
import { termsAgain } from '../../text/terms.js';
import { cleanTitle } from '../milestones/clean-title.js';
import type { PlacedArticle } from '../milestones/development.js';
import { centrality, storyWords } from '../milestones/news/story-words.js';
import { isTitleCase } from '../read/wording/plain-headline.js';
import { runsOf, type Token, type WordUse, wordUse } from './label-spans.js';

const MIN_WORDS = 2;
const MAX_WORDS = 6;
const MAX_CHARS = 48;
/** One origin counts for at most two headlines with the same words. */
const PER_ORIGIN = 2;
const RAREST = 10.5;
const MOSTLY_LONGER = 0.5;
/** Names whose rarest word is less rare stand for many stories: countries, capitals, presidents. */
const BACKGROUND = 0.62;
/** Words that all are this common name no story: 'executive order', 'social media'. */
const COMMON = 0.56;
/** Words that a label may have inside, but not at an edge. */
const INNER = new Set('of the and de la du des del der di do da y et und von van'.split(' '));
/** Words that name no matter, and so never end or begin a label. */
const GENERIC = new Set(
  (
    'news report reports update updates video photo photos live watch day days week weeks month months year years time times ' +
    'people man men woman women death deaths family families official officials source sources statement story case part plan ' +
    'move call calls day first second third last latest new big major top key more most million billion trillion percent ' +
    'president former leader minister prime mr mrs ms dr sir senator sen gov rep secretary general chief star killed dead found ' +
    'says said say guilty amid after before over ahead early late next home way back end start set against near between hundreds ' +
    'thousands dozens massive crushing latest one hundreds'
  ).split(' '),
);
/** Headlines use these as verbs. */
const VERBS = new Set(
  (
    'sues gives suspends launches restarts fires hits kills wins loses faces seeks plans backs bans blocks calls cuts ends fails ' +
    'heads holds joins keeps leads leaves loses makes meets moves opens orders pays posts rules runs sends shows signs stops ' +
    'takes talks tells tests turns urges vows votes wants warns works suspects'
  ).split(' '),
);

interface Span {
  keys: readonly string[];
  /** How many headlines of each origin have it. */
  origins: Map<string, number>;
  surfaces: Map<string, number>;
}

/** A possible label. Higher scores are better. */
export interface LabelCandidate {
  label: string;
  score: number;
}

/**
 * The words that headlines share, the best label first: runs of two to six words that begin and end in a name or a noun, weighed
 * by their frequency less that of longer candidates around them (C-value: Frantzi, Ananiadou and Mima 2000), by the rarity of
 * their words in all news, and by how central their words are to the story.
 */
export function labelCandidates(reports: readonly PlacedArticle[]): LabelCandidate[] {
  const titles = reports.map(({ article }) => ({
    text: cleanTitle(article.title, article.sourceDomain),
    origin: article.originKey,
  }));
  const leads = reports.flatMap(({ reading }) => reading.opening.map(({ text }) => text));
  const use = wordUse(
    leads,
    titles.map(({ text }) => text).filter((text) => !isTitleCase(text)),
  );
  const language = detectLanguage(titles.map(({ text }) => text).join(' '), 'en');
  const spans = spansOf(titles, use, stopWords(language));
  countSurfaces(spans, leads);
  const words = storyWords(reports);
  return [...spans.values()]
    .map((span) => {
      const central = centrality(termsAgain(span.keys.join(' ')), words);
      const score = scoreOf(span, spans, use, language) * (0.05 + central ** 2);
      return { label: surfaceOf(completed(span, spans), use), score };
    })
    .sort((x, y) => y.score - x.score || (x.label < y.label ? -1 : 1));
}

/** The longer span around a span that half of its headlines print: 'Tropical Storm Lala' for 'Storm Lala'. */
function completed(span: Span, spans: ReadonlyMap<string, Span>): Span {
  let found = span;
  for (const other of spans.values())
    if (contains(other.keys, found.keys) && total(other.origins) >= total(span.origins) * MOSTLY_LONGER)
      found = other;
  return found;
}

function spansOf(
  titles: readonly { text: string; origin: string }[],
  use: WordUse,
  stops: ReadonlySet<string>,
): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const { text, origin } of titles) {
    const weight = isTitleCase(text) ? 1 : 3;
    const seen = new Set<string>();
    for (const run of runsOf(text)) {
      for (const words of windows(run)) {
        if (!isCandidate(words, use, stops)) continue;
        const key = keyOf(words);
        const span = spans.get(key) ?? {
          keys: words.map((each) => each.key),
          origins: new Map(),
          surfaces: new Map(),
        };
        spans.set(key, span);
        if (!seen.has(key)) span.origins.set(origin, (span.origins.get(origin) ?? 0) + 1);
        seen.add(key);
        const surface = printed(words);
        span.surfaces.set(surface, (span.surfaces.get(surface) ?? 0) + weight);
      }
    }
  }
  return new Map([...spans].filter(([, { origins }]) => origins.size >= 2 || total(origins) >= 2));
}

/** Running text shows best how a span is written. */
function countSurfaces(spans: ReadonlyMap<string, Span>, leads: readonly string[]): void {
  const first = new Set([...spans.values()].map(({ keys }) => keys[0] ?? ''));
  for (const lead of leads) {
    for (const run of runsOf(lead)) {
      for (const words of windows(run, first)) {
        const span = spans.get(keyOf(words));
        if (!span) continue;
        const surface = printed(words);
        span.surfaces.set(surface, (span.surfaces.get(surface) ?? 0) + 3);
      }
    }
  }
}

/** Runs of words, with one of the `first` words at the beginning if any are given. */
function* windows(run: readonly Token[], first?: ReadonlySet<string>): Generator<readonly Token[]> {
  for (const [from, { key }] of run.entries()) {
    if (first && !first.has(key)) continue;
    for (let size = MIN_WORDS; size <= MAX_WORDS && from + size <= run.length; size += 1)
      yield run.slice(from, from + size);
  }
}

function isCandidate(words: readonly Token[], use: WordUse, stops: ReadonlySet<string>): boolean {
  const [first, last] = [words[0], words.at(-1)];
  // The cheap tests come first: most windows fail at an edge.
  if (!first || !last || !isEdge(first, use, stops) || !isEdge(last, use, stops)) return false;
  if (!use.isName(last.key) && !use.isNoun(last.key)) return false;
  if (words.slice(1, -1).some((each) => !isInner(each, use, stops))) return false;
  if (words.filter(({ key }) => !INNER.has(key)).length < MIN_WORDS) return false;
  return !words.some(({ surface }) => /[^s]['’]$/u.test(surface)) && printed(words).length <= MAX_CHARS;
}

function isInner({ key }: Token, use: WordUse, stops: ReadonlySet<string>): boolean {
  return INNER.has(key) || (!stops.has(key) && !VERBS.has(key) && isKnown(key, use));
}

function isEdge({ key }: Token, use: WordUse, stops: ReadonlySet<string>): boolean {
  if (stops.has(key) || INNER.has(key) || /^\d/.test(key)) return false;
  return !VERBS.has(key) && (use.isName(key) || (use.isNoun(key) && !GENERIC.has(key)));
}

/** Words that are neither names nor ever follow an article are verbs or adverbs more often than not. */
function isKnown(key: string, use: WordUse): boolean {
  return use.isName(key) || use.isNoun(key);
}

function scoreOf(span: Span, spans: ReadonlyMap<string, Span>, use: WordUse, language: string): number {
  const around = [...spans.values()].filter((other) => other !== span && contains(other.keys, span.keys));
  const outer = around.reduce((sum, each) => sum + total(each.origins), 0) / Math.max(1, around.length);
  const contents = span.keys.filter((key) => !INNER.has(key));
  const weights = contents.map((key) => termWeight(stem(language, key), language) / RAREST);
  const rarity = (Math.max(...weights) + weights.reduce((sum, each) => sum + each, 0) / weights.length) / 2;
  const names = contents.filter((key) => use.isName(key)).length;
  const last = contents.at(-1) ?? '';
  const isBackground = names === contents.length && Math.max(...weights) < BACKGROUND;
  const kind = isBackground
    ? 0.2
    : names === 0
      ? rarity < COMMON
        ? 0.1
        : 0.5
      : names < contents.length && !use.isName(last)
        ? 2
        : 1;
  const numbered = contents.some((key) => /\d/.test(key)) ? 0.4 : 1;
  const inner = contents.length < span.keys.length ? 0.8 : 1;
  const generic = contents.filter((key) => GENERIC.has(key)).length / contents.length;
  const support = Math.max(0.1, total(span.origins) - outer);
  return (
    Math.log2(1 + contents.length) * support * rarity ** 2 * kind * numbered * inner * (1 - generic * 0.7)
  );
}

function contains(longer: readonly string[], shorter: readonly string[]): boolean {
  return longer.length > shorter.length && ` ${longer.join(' ')} `.includes(` ${shorter.join(' ')} `);
}

function total(origins: ReadonlyMap<string, number>): number {
  return [...origins.values()].reduce((sum, count) => sum + Math.min(PER_ORIGIN, count), 0);
}

function keyOf(words: readonly Token[]): string {
  return words.map(({ key }) => key).join(' ');
}

/** The words as printed, without a possessive at the end. */
function printed(words: readonly Token[]): string {
  return words
    .map(({ surface }, at) => (at === words.length - 1 ? surface.replace(/['’]s?$/u, '') : surface))
    .join(' ');
}

/** The form that is printed most; names with a capital. */
function surfaceOf({ surfaces }: Span, use: WordUse): string {
  const [best = ''] = [...surfaces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  const [first = ''] = best.split(' ');
  return use.isName(first.toLowerCase()) || /\p{Lu}/u.test(first)
    ? best
    : best.charAt(0).toUpperCase() + best.slice(1);
}
