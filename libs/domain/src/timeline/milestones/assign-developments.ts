import { inPublishedOrder } from '../../stories/origins/published-order.js';
import { addTo, emptySum, TermSpace } from '../dates/term-space.js';
import { readArticle } from '../read/read-article.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import type { Development, Developments, PlacedArticle } from './development.js';
import { withdrawnBy } from './withdrawn-development.js';

const HOUR_MS = 3_600_000;
/** A development is told afresh for a day and a half; later the same words are a new report of something else. */
const REPEAT_HOURS = 36;
const MAX_CANDIDATES = 40;
/** Cosine from which an article tells the same development: low while it breaks, high when it has aged. */
const JOIN_AT_ONCE = 0.06;
const JOIN_AT_REPEAT_END = 0.28;
const JOIN_LATER = 0.6;
/** An article of which less than this share is new to the topic repeats what is known; after a pause less is enough. */
const MIN_NEW_SHARE = 0.5;
const MIN_NEW_SHARE_AFTER_IDLE = 0.2;
const IDLE_HOURS = 18;

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
    const reading = article.reading ?? readArticle(article);
    const placed = { article, reading, words: space.read(reading) };
    const group = ofGroup.get(article.copyGroup);
    const withdrawn = group ? null : withdrawnBy(placed, list, space);
    const voice = group ? 'copy' : withdrawn ? 'retraction' : 'own';
    const development = group ?? withdrawn ?? findHome(list, placed, space) ?? open(list, article);
    development.placed.push({ ...placed, voice });
    development.toldAt = article.publishedAt.getTime();
    if (voice !== 'copy') addTo(development.words, placed.words);
    if (!group) ofGroup.set(article.copyGroup, development);
  }
  return { list, space };
}

function open(list: Development[], article: TimelineArticle): Development {
  const development = { placed: [], words: emptySum(), openedAt: article.publishedAt.getTime(), toldAt: 0 };
  list.push(development);
  return development;
}

function findHome(
  list: Development[],
  { article, reading, words }: Omit<PlacedArticle, 'voice'>,
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
  const idle = (article.publishedAt.getTime() - best.toldAt) / HOUR_MS;
  const enough = idle > IDLE_HOURS ? MIN_NEW_SHARE_AFTER_IDLE : MIN_NEW_SHARE;
  return reading.isComment || words.newShare < enough ? best : null;
}

function joinFrom(hours: number): number {
  if (hours > REPEAT_HOURS) return JOIN_LATER;
  return JOIN_AT_ONCE + ((JOIN_AT_REPEAT_END - JOIN_AT_ONCE) * Math.max(0, hours)) / REPEAT_HOURS;
}
