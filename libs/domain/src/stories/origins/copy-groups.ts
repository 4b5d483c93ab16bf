import { sharedPrints, type TextPrints, textPrints } from '../../text/text-prints.js';
import { LEAST_LEAD_PRINTS, sameLead } from './copy-groups-lead.js';
import { byPublication } from './published-order.js';

/** A shingle in this many texts is no evidence of copying, and would make the search quadratic. */
const MAX_POSTINGS = 48;
/** The most candidates compared in detail with one article: those that share most with it, rare shingles weighted higher. */
const MAX_CANDIDATES = 16;
/** The least overlap of copies. Short texts must be nearly equal. */
const COPY_CONTAINMENT = 0.8;
const SHORT_JACCARD = 0.9;
const SHORT_SHINGLES = 14;
const MIN_SHINGLES = 3;
/** The least overlap of bodies if the headlines of two outlets differ. */
const BODY_CONTAINMENT = 0.9;
const MIN_BODY_SHINGLES = 16;

export interface CopyArticle {
  id: number;
  url?: string | undefined;
  sourceId: number;
  title: string;
  excerpt: string;
  publishedAt: Date;
  /** What was read of its text. Its prints are kept with it. */
  reading?: object;
}

interface Print {
  article: CopyArticle;
  prints: TextPrints;
}

/**
 * Groups articles of a topic that have nearly the same text, by word 3-shingles of title and summary (Broder 1997), or that
 * begin with the same sentence in different outlets. Each article joins the earliest group whose first article it repeats.
 * The value is the id of that first article. Texts are found by shared shingles, at most a fixed number for each, so the
 * cost is linear in the number of articles. The order of the input does not matter.
 */
export function copyGroups(articles: readonly CopyArticle[]): Map<number, number> {
  const [first] = articles;
  if (first && articles.length === 1) return new Map([[first.id, first.id]]);
  const groups = new Map<number, number>();
  const originals: Print[] = [];
  const postings = new Map<number, number[]>();
  for (const article of [...articles].sort(byPublication)) {
    const print = { article, prints: printsOf(article) };
    const original = findOriginal(print, originals, postings);
    groups.set(article.id, original?.article.id ?? article.id);
    if (!original) remember(print, originals, postings);
  }
  return groups;
}

const PRINTS = new WeakMap<object, TextPrints>();

/** Most stories have one article and no copies, so prints are read only here. */
function printsOf({ title, excerpt, reading }: CopyArticle): TextPrints {
  const prints = (reading && PRINTS.get(reading)) ?? textPrints(title, excerpt);
  if (reading) PRINTS.set(reading, prints);
  return prints;
}

function remember(print: Print, originals: Print[], postings: Map<number, number[]>): void {
  const index = originals.push(print) - 1;
  for (const shingle of print.prints.whole) {
    const list = postings.get(shingle);
    if (!list) postings.set(shingle, [index]);
    else if (list.length < MAX_POSTINGS) list.push(index);
  }
}

function findOriginal(
  print: Print,
  originals: readonly Print[],
  postings: ReadonlyMap<number, number[]>,
): Print | null {
  const isExact = originals.length <= MAX_POSTINGS;
  for (const { index, count } of candidatesFor(print, postings)) {
    const original = originals[index];
    if (original && !(isExact && count < leastOverlap(print, original)) && isCopy(print, original))
      return original;
  }
  return null;
}

interface Candidate {
  index: number;
  /** Shared prints in the postings. */
  count: number;
  weight: number;
}

/** The originals that share most with this one, earliest first. Rarer shingles weigh more. */
function candidatesFor({ prints }: Print, postings: ReadonlyMap<number, number[]>): Candidate[] {
  const shared = new Map<number, Candidate>();
  for (const shingle of prints.whole) {
    const list = postings.get(shingle) ?? [];
    for (const index of list) {
      const candidate = shared.get(index) ?? { index, count: 0, weight: 0 };
      candidate.count += 1;
      candidate.weight += 1 / list.length;
      if (candidate.count === 1) shared.set(index, candidate);
    }
  }
  const likely = [...shared.values()].filter(({ count }) => count >= MIN_SHINGLES);
  if (likely.length > MAX_CANDIDATES) likely.sort((a, b) => b.weight - a.weight || a.index - b.index);
  return likely.slice(0, MAX_CANDIDATES).sort((a, b) => a.index - b.index);
}

/** With fewer shared prints than this, no rule finds a copy. */
function leastOverlap(a: Print, b: Print): number {
  const [left, right] = [a.prints, b.prints];
  const whole = COPY_CONTAINMENT * Math.min(left.whole.length, right.whole.length);
  if (a.article.sourceId === b.article.sourceId) return whole;
  const body = Math.min(left.body.length, right.body.length);
  const least = Math.min(whole, LEAST_LEAD_PRINTS);
  return body < MIN_BODY_SHINGLES ? least : Math.min(least, BODY_CONTAINMENT * body);
}

function isCopy(a: Print, b: Print): boolean {
  const [left, right] = [a.prints, b.prints];
  const overlap = sharedPrints(left.whole, right.whole);
  const smaller = Math.min(left.whole.length, right.whole.length);
  const isElsewhere = a.article.sourceId !== b.article.sourceId;
  if (isElsewhere && overlap >= LEAST_LEAD_PRINTS && sameLead(left, right)) return true;
  if (smaller < SHORT_SHINGLES)
    return overlap >= SHORT_JACCARD * (left.whole.length + right.whole.length - overlap);
  if (overlap >= COPY_CONTAINMENT * smaller) return true;
  const body = Math.min(left.body.length, right.body.length);
  if (!isElsewhere || body < MIN_BODY_SHINGLES) return false;
  return sharedPrints(left.body, right.body) >= BODY_CONTAINMENT * body;
}
