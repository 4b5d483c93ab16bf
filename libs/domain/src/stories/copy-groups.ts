import { sharedPrints, type TextPrints, textPrints } from './text-prints.js';

/** A shingle that this many texts share says nothing about copying, and would make the search quadratic. */
const MAX_POSTINGS = 48;
/** Overlap from which texts count as copies; short texts must be nearly equal. */
const COPY_CONTAINMENT = 0.8;
const SHORT_JACCARD = 0.9;
const SHORT_SHINGLES = 14;
const MIN_SHINGLES = 3;
/** A body alone, under another outlet's own headline. */
const BODY_CONTAINMENT = 0.9;
const MIN_BODY_SHINGLES = 16;

export interface CopyArticle {
  id: number;
  sourceId: number;
  title: string;
  excerpt: string;
  publishedAt: Date;
  /** Kept from an earlier reading. */
  reading?: { prints: TextPrints };
}

interface Print {
  article: CopyArticle;
  prints: TextPrints;
}

/**
 * Which articles of a topic have nearly the same text, by word 3-shingles of title and summary (Broder 1997). Each
 * article joins the earliest group whose first article it repeats; the value is that first article's id. Texts are
 * found by their shared shingles, so 2,000 articles need no pairwise comparison. The input's order does not matter.
 */
export function copyGroups(articles: readonly CopyArticle[]): Map<number, number> {
  const groups = new Map<number, number>();
  const originals: Print[] = [];
  const postings = new Map<number, number[]>();
  for (const article of [...articles].sort(earliestFirst)) {
    const prints = article.reading?.prints ?? textPrints(article.title, article.excerpt);
    const print = { article, prints };
    const original = findOriginal(print, originals, postings);
    groups.set(article.id, original?.article.id ?? article.id);
    if (!original) remember(print, originals, postings);
  }
  return groups;
}

function earliestFirst(a: CopyArticle, b: CopyArticle): number {
  return a.publishedAt.getTime() - b.publishedAt.getTime() || a.id - b.id;
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
  const shared = new Map<number, number>();
  for (const shingle of print.prints.whole) {
    for (const index of postings.get(shingle) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  const isExact = originals.length <= MAX_POSTINGS;
  const candidates = [...shared].filter(([, count]) => count >= MIN_SHINGLES).sort((a, b) => a[0] - b[0]);
  for (const [index, count] of candidates) {
    const original = originals[index];
    if (original && !(isExact && count < leastOverlap(print, original)) && isCopy(print, original))
      return original;
  }
  return null;
}

/** Fewer shared prints than this make no copy by any rule. */
function leastOverlap(a: Print, b: Print): number {
  const [left, right] = [a.prints, b.prints];
  const whole = COPY_CONTAINMENT * Math.min(left.whole.length, right.whole.length);
  const body = Math.min(left.body.length, right.body.length);
  return body < MIN_BODY_SHINGLES ? whole : Math.min(whole, BODY_CONTAINMENT * body);
}

function isCopy(a: Print, b: Print): boolean {
  const [left, right] = [a.prints, b.prints];
  const overlap = sharedPrints(left.whole, right.whole);
  const smaller = Math.min(left.whole.length, right.whole.length);
  if (smaller < SHORT_SHINGLES)
    return overlap >= SHORT_JACCARD * (left.whole.length + right.whole.length - overlap);
  if (overlap >= COPY_CONTAINMENT * smaller) return true;
  const body = Math.min(left.body.length, right.body.length);
  if (a.article.sourceId === b.article.sourceId || body < MIN_BODY_SHINGLES) return false;
  return sharedPrints(left.body, right.body) >= BODY_CONTAINMENT * body;
}
