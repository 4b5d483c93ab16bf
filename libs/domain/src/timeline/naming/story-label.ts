import { detectLanguage } from '../../text/detect-language.js';
import { stem, stopWords } from '../../text/natural.js';
import { termWeight } from '../../text/term-weight.js';
import { terms } from '../../text/terms.js';
import { cleanTitle } from '../milestones/clean-title.js';
import type { PlacedArticle } from '../milestones/development.js';
import { runsOf, type Token, type WordUse, wordUse } from './label-spans.js';
import { isTitleCase } from './plain-headline.js';
import { centrality, storyWords } from './story-words.js';

const MIN_WORDS = 2;
const MAX_WORDS = 6;
const MAX_CHARS = 48;
const MAX_READ = 80;
/** A label needs so many reports, or two origins. */
const MIN_REPORTS = 3;
/** One origin counts for at most two headlines with the same words. */
const PER_ORIGIN = 2;
const RAREST = 10.5;
/** A stored label stays while this share of the reports has its words … */
const BORNE_OUT = 0.3;
/** … or half the share of the best label. */
const OF_BEST = 0.5;
const LEAST_SHARE = 0.12;
const MOSTLY_LONGER = 0.5;
/** Names whose rarest word is less rare stand for many stories: countries, capitals, presidents. */
const BACKGROUND = 0.62;
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
    'thousands dozens massive crushing latest'
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

/**
 * The lasting label of a story: two to six words that its headlines share, as most outlets print them. A stored label stays as
 * long as the articles bear it out. Null while there are too few reports, or if no words are shared.
 *
 * Candidates are runs of words that end in a noun or a name, weighed by their frequency less that of longer candidates around
 * them (C-value: Frantzi, Ananiadou and Mima 2000) and by the rarity of their words in all news.
 */
export function storyLabel(placed: readonly PlacedArticle[], stored: string | null): string | null {
  const reports = sample(placed.filter(({ voice }) => voice !== 'copy'));
  const kept = stored === null ? 0 : shareWith(reports, stored);
  if (stored !== null && kept >= BORNE_OUT) return stored;
  const best = bestLabel(reports);
  if (stored === null || best === null) return best ?? (kept >= LEAST_SHARE ? stored : null);
  return kept >= Math.max(LEAST_SHARE, shareWith(reports, best) * OF_BEST) ? stored : best;
}

/** The share of reports whose headline or beginning has all words of a label. */
function shareWith(reports: readonly PlacedArticle[], label: string): number {
  const wanted = terms(label);
  const having = reports.filter(({ reading }) => {
    const had = new Set([
      ...reading.terms.slice(0, reading.titleTerms),
      ...reading.opening.flatMap((each) => each.terms),
    ]);
    return wanted.every((term) => had.has(term));
  });
  return reports.length === 0 || wanted.length === 0 ? 0 : having.length / reports.length;
}

function sample<T>(list: readonly T[]): readonly T[] {
  return list.length <= MAX_READ ? list : [...list.slice(0, MAX_READ / 2), ...list.slice(-MAX_READ / 2)];
}

function bestLabel(reports: readonly PlacedArticle[]): string | null {
  const origins = new Set(reports.map(({ article }) => article.originKey)).size;
  if (origins < 2 && reports.length < MIN_REPORTS) return null;
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
  let best: Span | null = null;
  let most = 0;
  for (const span of spans.values()) {
    const score = scoreOf(span, spans, use, language) * (0.2 + centrality(terms(span.keys.join(' ')), words));
    if (score > most) [best, most] = [span, score];
  }
  return best && surfaceOf(completed(best, spans), use);
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
  for (const lead of leads) {
    for (const run of runsOf(lead)) {
      for (const words of windows(run)) {
        const span = spans.get(keyOf(words));
        if (!span) continue;
        const surface = printed(words);
        span.surfaces.set(surface, (span.surfaces.get(surface) ?? 0) + 3);
      }
    }
  }
}

function* windows(run: readonly Token[]): Generator<readonly Token[]> {
  for (let from = 0; from < run.length; from += 1)
    for (let size = MIN_WORDS; size <= MAX_WORDS && from + size <= run.length; size += 1)
      yield run.slice(from, from + size);
}

function isCandidate(words: readonly Token[], use: WordUse, stops: ReadonlySet<string>): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || printed(words).length > MAX_CHARS) return false;
  if (words.some(({ surface }) => /[^s]['’]$/u.test(surface))) return false;
  if (!isEdge(first, use, stops) || !isEdge(last, use, stops)) return false;
  if (words.slice(1, -1).some(({ key }) => !INNER.has(key) && (stops.has(key) || !isKnown(key, use))))
    return false;
  const contents = words.filter(({ key }) => !INNER.has(key));
  return contents.length >= MIN_WORDS && (use.isName(last.key) || use.isNoun(last.key));
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
  const kind = isBackground ? 0.2 : names === 0 ? 0.6 : names < contents.length && !use.isName(last) ? 2 : 1;
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
  return use.isName(first.toLowerCase()) ? best : best.charAt(0).toUpperCase() + best.slice(1);
}
