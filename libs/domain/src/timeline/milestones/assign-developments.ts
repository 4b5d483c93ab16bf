import { inPublishedOrder } from '../../stories/origins/published-order.js';
import { addTo, emptySum, TermSpace } from '../dates/term-space.js';
import { type ArticleReading, readArticle } from '../read/read-article.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import type { Development, Developments, PlacedArticle } from './development.js';
import { tellsFact } from './tells-fact.js';
import { withdrawnBy } from './withdrawn-development.js';

const HOUR_MS = 3_600_000;
/** A development is repeated for a day and a half. Later, the same words report something else. */
const REPEAT_HOURS = 36;
const MAX_CANDIDATES = 40;
/** Cosine from which an article reports the same development: low at first, higher as the development ages. */
const JOIN_AT_ONCE = 0.06;
const JOIN_AT_REPEAT_END = 0.28;
const JOIN_LATER = 0.6;
/** An article with a smaller share of words new to the topic repeats known facts. After a pause, a smaller share is enough. */
const MIN_NEW_SHARE = 0.5;
const MIN_NEW_SHARE_AFTER_IDLE = 0.2;
const IDLE_HOURS = 18;

interface ReadArticle {
  article: TimelineArticle;
  reading: ArticleReading;
}

/**
 * Groups a topic's articles into developments. In published order, each report joins the development whose words it shares,
 * or opens a new one if it has new words. Later reports never move earlier ones, so a timeline only grows. Aftermath joins in the
 * same order as comment, but opens nothing. Other comment and expectation are attached afterwards. If the topic has no report at
 * all, its first article opens it. Articles that an editor put into one milestone are always together; the first of them opens a
 * development, and later reports join it as any other.
 */
export function assignDevelopments(articles: readonly TimelineArticle[]): Developments {
  const read = inPublishedOrder(articles).map((article) => ({
    article,
    reading: article.reading ?? readArticle(article),
  }));
  const reports = read.filter(({ reading }) => reading.stance === 'report');
  const opening = new Set(reports.length > 0 ? reports : read.slice(0, 1));
  const developments: Developments = { list: [], space: new TermSpace() };
  const ofGroup = new Map<number, Development>();
  const ofPin = new Map<number, Development>();
  const rest: ReadArticle[] = [];
  for (const each of read) {
    if (each.article.pinnedTo != null) assignPinned(developments, { ofGroup, ofPin }, each);
    else if (opening.has(each)) assignReport(developments, ofGroup, each);
    else if (each.reading.stance !== 'aftermath' || !joinAftermath(developments, ofGroup, each))
      rest.push(each);
  }
  for (const each of rest) attach(developments, ofGroup, each);
  return developments;
}

/** An editor's choice counts as a report in its own words, unless the article is comment or a copy of one beside it. */
function assignPinned(
  { list, space }: Developments,
  known: { ofGroup: Map<number, Development>; ofPin: Map<number, Development> },
  { article, reading }: ReadArticle,
): void {
  const pin = article.pinnedTo ?? 0;
  const home = known.ofPin.get(pin);
  const development = home ?? open(list, article);
  known.ofPin.set(pin, development);
  const isCopy = known.ofGroup.get(article.copyGroup) === development;
  const voice = home === undefined ? 'own' : isCopy ? 'copy' : voiceOfPinned(reading);
  const words = space.read(reading);
  development.placed.push({ article, reading, words, voice });
  development.lastReportAt = article.publishedAt.getTime();
  if (voice === 'own') addTo(development.words, words);
  if (!known.ofGroup.has(article.copyGroup)) known.ofGroup.set(article.copyGroup, development);
}

function voiceOfPinned({ stance }: ArticleReading): PlacedArticle['voice'] {
  if (stance === 'report') return 'own';
  return stance === 'expects' ? 'expects' : 'comment';
}

function assignReport(
  { list, space }: Developments,
  ofGroup: Map<number, Development>,
  { article, reading }: ReadArticle,
): void {
  const placed = { article, reading, words: space.read(reading) };
  const group = ofGroup.get(article.copyGroup);
  const withdrawn = group ? null : withdrawnBy(placed, list, space);
  const home = group ?? withdrawn ?? findHome(list, placed, space);
  const voice = group ? 'copy' : withdrawn ? 'retraction' : home ? voiceIn(home, reading) : 'own';
  const development = home ?? open(list, article);
  development.placed.push({ ...placed, voice });
  development.lastReportAt = article.publishedAt.getTime();
  if (voice !== 'copy') addTo(development.words, placed.words);
  if (!group) ofGroup.set(article.copyGroup, development);
}

/** Reports that contradict others count in the comparison, so that the later of two versions can become the known one. */
function voiceIn({ placed }: Development, reading: ArticleReading): 'own' | 'contradicts' {
  const earlier = placed.filter(({ voice }) => voice === 'own' || voice === 'contradicts');
  return tellsFact(
    reading,
    earlier.map((each) => each.reading),
  )
    ? 'own'
    : 'contradicts';
}

/** Joins an article to the development whose words it shares, as comment. False if there is none. */
function joinAftermath(
  { list, space }: Developments,
  ofGroup: ReadonlyMap<number, Development>,
  { article, reading }: ReadArticle,
): boolean {
  const placed = { article, reading, words: space.read(reading) };
  const home = ofGroup.get(article.copyGroup) ?? findHome(list, placed, space);
  if (!home) return false;
  home.placed.push({ ...placed, voice: 'comment' });
  addTo(home.words, placed.words);
  return true;
}

/** Attaches an article that reports nothing to the development it is most similar to, of those that it can know. */
function attach(
  { list, space }: Developments,
  ofGroup: ReadonlyMap<number, Development>,
  { article, reading }: ReadArticle,
): void {
  const words = space.read(reading);
  const known = list.filter(({ openedAt }) => openedAt <= article.publishedAt.getTime());
  const development = ofGroup.get(article.copyGroup) ?? nearest(known, words, space) ?? list[0];
  const voice = reading.stance === 'expects' ? 'expects' : 'comment';
  development?.placed.push({ article, reading, words, voice });
}

/** The development with the most similar words, the latest in a tie. */
function nearest(
  list: readonly Development[],
  words: PlacedArticle['words'],
  space: TermSpace,
): Development | undefined {
  let best: Development | undefined;
  let bestSimilarity = Number.NEGATIVE_INFINITY;
  for (const development of list.slice(-MAX_CANDIDATES)) {
    const similarity = space.similarity(words, development.words);
    if (similarity >= bestSimilarity) [best, bestSimilarity] = [development, similarity];
  }
  return best;
}

function open(list: Development[], article: TimelineArticle): Development {
  const development = {
    placed: [],
    words: emptySum(),
    openedAt: article.publishedAt.getTime(),
    lastReportAt: 0,
  };
  list.push(development);
  return development;
}

function findHome(
  list: Development[],
  { article, words }: Omit<PlacedArticle, 'voice'>,
  space: TermSpace,
): Development | null {
  let best: Development | null = null;
  let bestLead = Number.NEGATIVE_INFINITY;
  for (const development of list.slice(-MAX_CANDIDATES)) {
    const hours = (article.publishedAt.getTime() - development.openedAt) / HOUR_MS;
    const lead = space.similarity(words, development.words) - joinFrom(hours);
    if (lead >= bestLead) [best, bestLead] = [development, lead];
  }
  if (bestLead >= 0 || !best) return best;
  const idle = (article.publishedAt.getTime() - best.lastReportAt) / HOUR_MS;
  const enough = idle > IDLE_HOURS ? MIN_NEW_SHARE_AFTER_IDLE : MIN_NEW_SHARE;
  return words.newShare < enough ? best : null;
}

function joinFrom(hours: number): number {
  if (hours > REPEAT_HOURS) return JOIN_LATER;
  return JOIN_AT_ONCE + ((JOIN_AT_REPEAT_END - JOIN_AT_ONCE) * Math.max(0, hours)) / REPEAT_HOURS;
}
