import { isComment, isRetraction } from './headline-kind.js';
import { TermSpace, type Weights } from './term-space.js';
import { inPublishedOrder, leadOf, type TimelineArticle } from './timeline-article.js';

const HOUR_MS = 3_600_000;
/** A development is told afresh for a day and a half; later the same words are a new report of something else. */
const REPEAT_HOURS = 36;
const MAX_CANDIDATES = 60;
/** Cosine from which an article tells the same development: low while it breaks, high when it has aged. */
const JOIN_AT_ONCE = 0.07;
const JOIN_AT_REPEAT_END = 0.2;
const JOIN_LATER = 0.4;
/** An article of which less than this share is new to the topic repeats what is known. */
const MIN_NEW_SHARE = 0.4;

export interface PlacedArticle {
  article: TimelineArticle;
  /** In its own words, with an earlier article's text, or taking a report back. */
  voice: 'own' | 'copy' | 'retraction';
  words: Weights;
}

export interface Development {
  placed: PlacedArticle[];
  words: Weights;
  openedAt: number;
}

export interface Developments {
  list: Development[];
  space: TermSpace;
}

/**
 * Cuts a topic's articles into developments: each article, in published order, joins the development whose words
 * it shares, or opens the next one when it brings new words. Later articles never change where an earlier one
 * went, so a timeline only grows.
 */
export function assignDevelopments(articles: readonly TimelineArticle[]): Developments {
  const space = new TermSpace();
  const list: Development[] = [];
  const ofGroup = new Map<number, Development>();
  for (const article of inPublishedOrder(articles)) {
    const words = space.read(article.title, leadOf(article));
    const group = ofGroup.get(article.copyGroup);
    const retracts = isRetraction(article.title);
    const home = group ?? (retracts ? mostAlike(list, words, space) : findHome(list, article, words, space));
    const voice = group ? 'copy' : retracts && home ? 'retraction' : 'own';
    const development = home ?? open(list, article);
    development.placed.push({ article, voice, words });
    if (voice !== 'copy')
      for (const [term, count] of words)
        development.words.set(term, (development.words.get(term) ?? 0) + count);
    if (!group) ofGroup.set(article.copyGroup, development);
  }
  return { list, space };
}

function open(list: Development[], article: TimelineArticle): Development {
  const development: Development = { placed: [], words: new Map(), openedAt: article.publishedAt.getTime() };
  list.push(development);
  return development;
}

function findHome(
  list: Development[],
  article: TimelineArticle,
  words: Weights,
  space: TermSpace,
): Development | null {
  let best: Development | null = null;
  let bestLead = Number.NEGATIVE_INFINITY;
  for (const development of list.slice(-MAX_CANDIDATES)) {
    const hours = (article.publishedAt.getTime() - development.openedAt) / HOUR_MS;
    const lead = space.similarity(words, development.words) - joinFrom(hours);
    if (lead >= bestLead) {
      best = development;
      bestLead = lead;
    }
  }
  if (bestLead >= 0) return best;
  return isComment(article.title) || newShare(words, space) < MIN_NEW_SHARE ? best : null;
}

function joinFrom(hours: number): number {
  if (hours > REPEAT_HOURS) return JOIN_LATER;
  return JOIN_AT_ONCE + ((JOIN_AT_REPEAT_END - JOIN_AT_ONCE) * Math.max(0, hours)) / REPEAT_HOURS;
}

/** Share of an article's words that no earlier article of the topic had, 0–1. */
function newShare(words: Weights, space: TermSpace): number {
  let fresh = 0;
  for (const term of words.keys()) if (space.frequency(term) <= 1) fresh += 1;
  return words.size === 0 ? 0 : fresh / words.size;
}

function mostAlike(list: Development[], words: Weights, space: TermSpace): Development | null {
  let best: Development | null = null;
  let bestSimilarity = 0;
  for (const development of list) {
    const similarity = space.similarity(words, development.words);
    if (similarity > bestSimilarity) {
      best = development;
      bestSimilarity = similarity;
    }
  }
  return best;
}
