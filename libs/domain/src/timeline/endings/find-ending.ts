import { CLOSURE_KINDS } from '../read/closure-cues.js';
import type { ClosureKind } from '../read/closure-kind.js';
import { type ArticleReading, readArticle } from '../read/read-article.js';
import type { TimelineArticle } from '../read/timeline-article.js';

const DAY_MS = 86_400_000;
const FITTING_SHARE = 0.25;
const SAME_END_MS = 3 * DAY_MS;
/** A word is the end's own when this share of the articles that tell it have it. */
const CORE_SHARE = 0.5;
/** An article is about what ended when it has so many of those words; a bare headline has few. */
const CORE_WORDS = 3;
const CORE_WORDS_OF_FEW = 2;
const FEW_TERMS = 12;
/** The end is that of the topic when this share of its articles is about what ended. */
const ABOUT_SHARE = 0.65;
const MAX_TOLD = 6;

/** An end that a topic's articles tell. */
export interface Ending {
  kind: ClosureKind;
  /** The first article of each origin, at most six, in published order. */
  told: TimelineArticle[];
  origins: number;
  /** Publication of the second origin's report; of the only one's where one alone tells it. */
  settledAt: Date;
}

export type ReadArticle = TimelineArticle & { reading: ArticleReading };

/** The articles with their readings. */
export function withReadings(articles: readonly TimelineArticle[]): ReadArticle[] {
  return articles.map((each) => ({ ...each, reading: each.reading ?? readArticle(each) }));
}

/**
 * The end that most origins tell, the latest among equals: of a kind that fits a quarter of the titles, and of what
 * two thirds of the articles are about. Articles are given in published order.
 */
export function findEnding(articles: readonly ReadArticle[]): Ending | null {
  let best: Ending | null = null;
  for (const kind of CLOSURE_KINDS) {
    const told = articles.filter(({ reading }) => reading.ends.includes(kind.kind));
    if (told.length === 0 || !fits(articles, kind.kind)) continue;
    const around = lastEnding(told);
    if (!isOfTopic(around, articles)) continue;
    const ending = endingOf(kind, around);
    if (!best || isBetter(ending, best)) best = ending;
  }
  return best;
}

/** More origins tell it; or it is as good as the other and its silence is shorter, since it is the more certain. */
function isBetter(ending: Ending, than: Ending): boolean {
  const [few, many] = [ending.origins, than.origins].map((origins) => origins >= 2);
  if (few && many && ending.kind.quietDays !== than.kind.quietDays)
    return ending.kind.quietDays < than.kind.quietDays
      ? ending.origins * 2 >= than.origins
      : ending.origins > than.origins * 2;
  return ending.origins > than.origins;
}

function endingOf(kind: ClosureKind, told: readonly ReadArticle[]): Ending {
  const origins = firstByOrigin(told);
  const settledAt = (origins[1] ?? origins[0])?.publishedAt ?? new Date(0);
  return { kind, told: origins.slice(0, MAX_TOLD), origins: origins.length, settledAt };
}

/** A quarter of the titles fit the kind, and no other kind has more titles that do not fit this one. */
function fits(articles: readonly ReadArticle[], kind: string): boolean {
  const strangers = new Map<string, number>();
  let fitting = 0;
  for (const { reading } of articles) {
    if (reading.kinds.includes(kind)) fitting += 1;
    else for (const other of reading.kinds) strangers.set(other, (strangers.get(other) ?? 0) + 1);
  }
  return fitting >= Math.max(articles.length * FITTING_SHARE, 0.75 * Math.max(0, ...strangers.values()));
}

/** Whether what ended is what the topic is about, not one of the matters that it touches. */
function isOfTopic(told: readonly ReadArticle[], articles: readonly ReadArticle[]): boolean {
  const core = coreWords(told);
  const about = articles.filter(({ reading: { terms } }) => {
    const shared = terms.filter((term) => core.has(term)).length;
    return shared >= (terms.length < FEW_TERMS ? CORE_WORDS_OF_FEW : CORE_WORDS);
  });
  return about.length >= articles.length * ABOUT_SHARE;
}

/** The words that half of the articles which tell the end, and at least two of them, have in title or lead. */
function coreWords(told: readonly ReadArticle[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { reading } of told) {
    for (const term of reading.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const enough = told.length === 1 ? 1 : Math.max(2, told.length * CORE_SHARE);
  return new Set([...counts].filter(([, count]) => count >= enough).map(([term]) => term));
}

/** A story can seem to end more than once: the last end that two origins tell within three days, else the last told. */
function lastEnding(told: readonly ReadArticle[]): ReadArticle[] {
  const ends = [...told].reverse().map(({ publishedAt }) => toldAround(told, publishedAt));
  return ends.find((around) => firstByOrigin(around).length >= 2) ?? ends[0] ?? [];
}

function toldAround(told: readonly ReadArticle[], moment: Date): ReadArticle[] {
  return told.filter(({ publishedAt }) => Math.abs(publishedAt.getTime() - moment.getTime()) <= SAME_END_MS);
}

/** The first article of each origin and copy group. */
function firstByOrigin(told: readonly ReadArticle[]): ReadArticle[] {
  const origins = new Set<string>();
  const groups = new Set<number>();
  return told.filter(({ originKey, copyGroup }) => {
    if (origins.has(originKey) || groups.has(copyGroup)) return false;
    origins.add(originKey);
    groups.add(copyGroup);
    return true;
  });
}
