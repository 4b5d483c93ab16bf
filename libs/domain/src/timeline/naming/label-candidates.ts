import { ENGLISH } from '#vocabulary';
import { stem, stopWords } from '../../text/natural.js';
import { termWeight } from '../../text/term-weight.js';
import { termsAgain } from '../../text/terms.js';
import { cleanTitle } from '../milestones/clean-title.js';
import type { PlacedArticle } from '../milestones/development.js';
import { centrality, storyWords } from '../milestones/news/story-words.js';
import { mostOften } from '../most-often.js';
import { isTitleCase } from '../read/wording/plain-headline.js';
import { byScore, fullLabels, type LabelCandidate, type SpanLabel } from './full-labels.js';
import { keyOf, printed, runsOf, type Token, type WordUse, wordUse } from './label-spans.js';
import {
  GENERIC,
  headOf,
  INNER,
  isCrime,
  RAREST,
  RELATIVE,
  TITLES,
  tellsEvent,
  VERBS,
} from './label-words.js';
import { MAX_NAMED_WORDS, nameBefore, namedHeadlines, withName } from './name-before.js';

const MIN_WORDS = 2;
const MAX_WORDS = 6;
const MAX_CHARS = 48;
/** One origin counts for at most two headlines with the same words. */
const PER_ORIGIN = 2;
const MOSTLY_LONGER = 0.5;
/** A span with such a name says more than one without. */
const NAMED = 2;
/** Names whose rarest word is less rare stand for many stories: countries, capitals, presidents. */
const BACKGROUND = 0.62;
/** Words that all are this common name no story: 'executive order', 'social media'. */
const COMMON = 0.56;
/** A name with a word for what happened says more than one with a thing, unless the word says that somebody committed a crime. */
const EVENT = 3;
/** … if it has this share of the headlines of the most frequent span. */
const EVENT_SHARE = 0.35;
interface Span {
  keys: readonly string[];
  /** How many headlines of each origin have it. */
  origins: Map<string, number>;
  surfaces: Map<string, number>;
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
  const language = mostOften(reports.map(({ reading }) => reading.language)) ?? ENGLISH;
  const spans = spansOf(titles, use, stopWords(language));
  countSurfaces(spans, leads);
  const words = storyWords(reports);
  const most = Math.max(...[...spans.values()].map(({ origins }) => total(origins)));
  const scored = [...spans.values()].map((span) => {
    const central = centrality(termsAgain(span.keys.join(' ')), words);
    const score = scoreOf(span, spans, use, language, most) * (0.05 + central ** 2);
    return { span: completed(span, spans), score };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const texts = titles.map(({ text }) => text);
  const headlines = language === ENGLISH ? namedHeadlines(texts, use) : [];
  const labels = scored
    .map(({ span, score }): SpanLabel => {
      const label = surfaceOf(span, use);
      const { keys } = span;
      const parts = { keys, support: total(span.origins) };
      const mayGetName = score * NAMED >= best && keys.length <= MAX_NAMED_WORDS && !keys.some(use.isName);
      const name = mayGetName ? nameBefore(keys, headlines) : null;
      return name
        ? { ...parts, label: withName(name, label), score: score * NAMED, isFull: true }
        : { ...parts, label, score, isFull: isFull(span, use) };
    })
    .sort(byScore);
  if (language !== ENGLISH) return labels;
  const told = reports.map(({ article, reading }, at) => ({
    title: texts[at] ?? '',
    leads: reading.opening.map(({ text }) => text),
    origin: article.originKey,
  }));
  return [...fullLabels(labels, { reports: told, headlines, most, use }), ...labels].sort(byScore);
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
  if (TITLES.has(last.key) || (!use.isName(last.key) && !use.isHead(last.key))) return false;
  if (words.slice(1, -1).some((each) => !isInner(each, use, stops))) return false;
  if (words.filter(({ key }) => !INNER.has(key)).length < MIN_WORDS) return false;
  return !words.some(({ surface }) => /[^s]['’]$/u.test(surface)) && printed(words).length <= MAX_CHARS;
}

function isInner({ key }: Token, use: WordUse, stops: ReadonlySet<string>): boolean {
  if (INNER.has(key)) return true;
  return !stops.has(key) && !VERBS.has(key) && !RELATIVE.test(key) && isKnown(key, use);
}

function isEdge({ key }: Token, use: WordUse, stops: ReadonlySet<string>): boolean {
  if (stops.has(key) || INNER.has(key) || /^\d/.test(key)) return false;
  return !VERBS.has(key) && (use.isName(key) || (use.isNoun(key) && !GENERIC.has(key)));
}

/** Words that are neither names nor ever follow an article are verbs or adverbs more often than not. */
function isKnown(key: string, use: WordUse): boolean {
  return use.isName(key) || use.isNoun(key);
}

function isFull({ keys }: Span, use: WordUse): boolean {
  const names = keys.filter((key) => use.isName(key)).length;
  return names > 0 && !use.isName(keys.at(-1) ?? '');
}

function scoreOf(
  span: Span,
  spans: ReadonlyMap<string, Span>,
  use: WordUse,
  language: string,
  most: number,
): number {
  const around = [...spans.values()].filter((other) => other !== span && contains(other.keys, span.keys));
  const outer = around.reduce((sum, each) => sum + total(each.origins), 0) / Math.max(1, around.length);
  const contents = span.keys.filter((key) => !INNER.has(key));
  const weights = contents.map((key) => termWeight(stem(language, key), language) / RAREST);
  const rarity = (Math.max(...weights) + weights.reduce((sum, each) => sum + each, 0) / weights.length) / 2;
  const names = contents.filter((key) => use.isName(key)).length;
  const last = contents.at(-1) ?? '';
  const isBackground = names === contents.length && Math.max(...weights) < BACKGROUND;
  const isEvent = tellsEvent(span.keys) && !isCrime(span.keys[headOf(span.keys)] ?? '');
  const event = names > 0 && isEvent && total(span.origins) >= most * EVENT_SHARE ? EVENT : 1;
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
    Math.log2(1 + contents.length) *
    support *
    rarity ** 2 *
    kind *
    event *
    numbered *
    inner *
    (1 - generic * 0.7)
  );
}

function contains(longer: readonly string[], shorter: readonly string[]): boolean {
  return longer.length > shorter.length && ` ${longer.join(' ')} `.includes(` ${shorter.join(' ')} `);
}

function total(origins: ReadonlyMap<string, number>): number {
  return [...origins.values()].reduce((sum, count) => sum + Math.min(PER_ORIGIN, count), 0);
}

/** The form that is printed most; names with a capital. */
function surfaceOf({ surfaces }: Span, use: WordUse): string {
  const [best = ''] = [...surfaces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  const [first = ''] = best.split(' ');
  return use.isName(first.toLowerCase()) || /\p{Lu}/u.test(first)
    ? best
    : best.charAt(0).toUpperCase() + best.slice(1);
}
