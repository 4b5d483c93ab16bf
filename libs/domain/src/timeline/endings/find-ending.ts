import { ENGLISH } from '#vocabulary';
import { agreedTitle } from '../naming/sentences/agreed-title.js';
import { closureKindsOf, endsReported } from '../read/closure-cues.js';
import type { ClosureKind } from '../read/closure-kind.js';
import { type ArticleReading, readArticle } from '../read/read-article.js';
import type { TimelineArticle } from '../read/timeline-article.js';

const DAY_MS = 86_400_000;
const FITTING_SHARE = 0.25;
const SAME_END_MS = 3 * DAY_MS;
/** A word is a core word of an end if this share of the articles reporting the end have it. */
const CORE_SHARE = 0.5;
/** An article is about what ended if it has so many core words. Bare headlines need fewer. */
const CORE_WORDS = 3;
const CORE_WORDS_OF_FEW = 2;
const FEW_TERMS = 12;
/** An end is the topic's if this share of its articles is about what ended. */
const ABOUT_SHARE = 0.65;
const MAX_REPORTS = 6;
/** An end is sure if so many independent origins report it. */
export const SURE_ORIGINS = 2;
/** A story of weeks ends with its last act: what was published earlier than so long before the end does not count. */
const LAST_ACT_MS = 7 * DAY_MS;

/** An end that a topic's articles report. */
export interface Ending {
  kind: ClosureKind;
  /** The first article of each origin, at most six, in published order. */
  reports: ReadArticle[];
  /** The headline that states the end in the words of most origins, otherwise the first sentence that does, and its article. */
  sentence: string;
  sentenceOf: TimelineArticle;
  origins: number;
  /** Publication of the second origin's report, or of the only one. */
  settledAt: Date;
}

export type ReadArticle = TimelineArticle & { reading: ArticleReading };

/** The language of a topic's articles. Topics of different languages never meet. */
export function languageOf(articles: readonly ReadArticle[]): string {
  return articles[0]?.reading.language ?? ENGLISH;
}

/** The articles with their readings. */
export function withReadings(articles: readonly TimelineArticle[]): ReadArticle[] {
  return articles.map((each) => ({ ...each, reading: each.reading ?? readArticle(each) }));
}

/**
 * The end that most origins report. From a week before the end on, its kind must fit a quarter of the titles, and 65 % of the
 * articles must be about what ended. Articles are in published order.
 */
export function findEnding(articles: readonly ReadArticle[]): Ending | null {
  let best: Ending | null = null;
  for (const kind of closureKindsOf(languageOf(articles))) {
    const reports = articles.filter(({ reading }) => reading.ends.includes(kind.kind));
    if (reports.length === 0) continue;
    const around = lastEnding(reports);
    const lastAct = lastActOf(articles, around);
    if (!fits(lastAct, kind.kind) || !isOfTopic(around, lastAct)) continue;
    const ending = endingOf(kind, around);
    if (ending && (!best || isBetter(ending, best))) best = ending;
  }
  return best;
}

/**
 * More origins report it. If two or more origins report either, the one of a later act wins, and within an act the kind with
 * the shorter silence unless the other has more than twice its origins: a short silence means a more certain end.
 */
function isBetter(ending: Ending, than: Ending): boolean {
  const [few, many] = [ending.origins, than.origins].map((origins) => origins >= SURE_ORIGINS);
  const later = ending.settledAt.getTime() - than.settledAt.getTime();
  if (few && many && Math.abs(later) > LAST_ACT_MS) return later > 0;
  if (few && many && ending.kind.quietDays !== than.kind.quietDays)
    return ending.kind.quietDays < than.kind.quietDays
      ? ending.origins * 2 >= than.origins
      : ending.origins > than.origins * 2;
  return ending.origins > than.origins;
}

function endingOf(kind: ClosureKind, reports: readonly ReadArticle[]): Ending | null {
  const origins = firstByOrigin(reports);
  const [first, second] = origins;
  if (!first) return null;
  const stating = origins.filter(({ title, reading }) =>
    endsReported(title, 'title', reading.language).includes(kind.kind),
  );
  const titled = agreedTitle(stating, origins);
  return {
    kind,
    reports: origins.slice(0, MAX_REPORTS),
    sentence: titled ? titled.title : (first.reading.opening[0]?.text ?? first.title),
    sentenceOf: titled ?? first,
    origins: origins.length,
    settledAt: (second ?? first).publishedAt,
  };
}

/** The articles from a week before the end on. */
function lastActOf(articles: readonly ReadArticle[], [first]: readonly ReadArticle[]): ReadArticle[] {
  const since = (first?.publishedAt.getTime() ?? 0) - LAST_ACT_MS;
  return articles.filter(({ publishedAt }) => publishedAt.getTime() >= since);
}

/** At least a quarter of the titles fit the kind, and no other kind fits clearly more of the remaining titles. */
function fits(articles: readonly ReadArticle[], kind: string): boolean {
  const strangers = new Map<string, number>();
  let fitting = 0;
  for (const { reading } of articles) {
    if (reading.kinds.includes(kind)) fitting += 1;
    else for (const other of reading.kinds) strangers.set(other, (strangers.get(other) ?? 0) + 1);
  }
  return fitting >= Math.max(articles.length * FITTING_SHARE, 0.75 * Math.max(0, ...strangers.values()));
}

/** Whether the topic is about what ended, and does not only mention it. */
function isOfTopic(reports: readonly ReadArticle[], articles: readonly ReadArticle[]): boolean {
  const core = coreWords(reports);
  const about = articles.filter(({ reading: { terms } }) => {
    const shared = terms.filter((term) => core.has(term)).length;
    return shared >= (terms.length < FEW_TERMS ? CORE_WORDS_OF_FEW : CORE_WORDS);
  });
  return about.length >= articles.length * ABOUT_SHARE;
}

/** The words in title or lead of at least half of the articles that report the end, and of at least two of them. */
function coreWords(reports: readonly ReadArticle[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { reading } of reports) {
    for (const term of reading.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const enough = reports.length === 1 ? 1 : Math.max(2, reports.length * CORE_SHARE);
  return new Set([...counts].filter(([, count]) => count >= enough).map(([term]) => term));
}

/** A story can seem to end more than once. The last end that two origins report within three days; else the last one. */
function lastEnding(reports: readonly ReadArticle[]): ReadArticle[] {
  const ends = [...reports].reverse().map(({ publishedAt }) => reportsAround(reports, publishedAt));
  return ends.find((around) => firstByOrigin(around).length >= 2) ?? ends[0] ?? [];
}

function reportsAround(reports: readonly ReadArticle[], moment: Date): ReadArticle[] {
  return reports.filter(
    ({ publishedAt }) => Math.abs(publishedAt.getTime() - moment.getTime()) <= SAME_END_MS,
  );
}

/** The first article of each origin and copy group. */
function firstByOrigin(reports: readonly ReadArticle[]): ReadArticle[] {
  const origins = new Set<string>();
  const groups = new Set<number>();
  return reports.filter(({ originKey, copyGroup }) => {
    if (origins.has(originKey) || groups.has(copyGroup)) return false;
    origins.add(originKey);
    groups.add(copyGroup);
    return true;
  });
}
