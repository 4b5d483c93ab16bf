const SHINGLE = 3;
const MAX_WORDS = 150;
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
const WORD = /[\p{L}\p{N}]+/gu;

export interface CopyArticle {
  id: number;
  sourceId: number;
  title: string;
  excerpt: string;
  publishedAt: Date;
}

interface Print {
  article: CopyArticle;
  whole: Set<string>;
  body: Set<string>;
}

/**
 * Which articles of a topic have nearly the same text, by word 3-shingles of title and summary (Broder 1997). Each
 * article joins the earliest group whose first article it repeats; the value is that first article's id. Texts are
 * found by their shared shingles, so 2,000 articles need no pairwise comparison. The input's order does not matter.
 */
export function copyGroups(articles: readonly CopyArticle[]): Map<number, number> {
  const groups = new Map<number, number>();
  const originals: Print[] = [];
  const postings = new Map<string, number[]>();
  for (const article of [...articles].sort(earliestFirst)) {
    const print = printOf(article);
    const original = findOriginal(print, originals, postings);
    groups.set(article.id, original?.article.id ?? article.id);
    if (!original) remember(print, originals, postings);
  }
  return groups;
}

function earliestFirst(a: CopyArticle, b: CopyArticle): number {
  return a.publishedAt.getTime() - b.publishedAt.getTime() || a.id - b.id;
}

function printOf(article: CopyArticle): Print {
  const title = words(article.title);
  const body = words(article.excerpt);
  return { article, whole: shingles([...title, ...body]), body: shingles(body) };
}

function words(text: string): string[] {
  return (text.slice(0, 2000).toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS);
}

function shingles(sequence: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + SHINGLE <= sequence.length; at += 1)
    found.add(sequence.slice(at, at + SHINGLE).join(' '));
  return found;
}

function remember(print: Print, originals: Print[], postings: Map<string, number[]>): void {
  const index = originals.push(print) - 1;
  for (const shingle of print.whole) {
    const list = postings.get(shingle);
    if (!list) postings.set(shingle, [index]);
    else if (list.length < MAX_POSTINGS) list.push(index);
  }
}

function findOriginal(
  print: Print,
  originals: readonly Print[],
  postings: ReadonlyMap<string, number[]>,
): Print | null {
  const shared = new Map<number, number>();
  for (const shingle of print.whole) {
    for (const index of postings.get(shingle) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  const candidates = [...shared].filter(([, count]) => count >= MIN_SHINGLES).sort((a, b) => a[0] - b[0]);
  for (const [index] of candidates) {
    const original = originals[index];
    if (original && isCopy(print, original)) return original;
  }
  return null;
}

function isCopy(a: Print, b: Print): boolean {
  const overlap = intersection(a.whole, b.whole);
  const smaller = Math.min(a.whole.size, b.whole.size);
  if (smaller < SHORT_SHINGLES) return overlap >= SHORT_JACCARD * (a.whole.size + b.whole.size - overlap);
  if (overlap >= COPY_CONTAINMENT * smaller) return true;
  const body = Math.min(a.body.size, b.body.size);
  if (a.article.sourceId === b.article.sourceId || body < MIN_BODY_SHINGLES) return false;
  return intersection(a.body, b.body) >= BODY_CONTAINMENT * body;
}

function intersection(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let count = 0;
  for (const each of small) if (large.has(each)) count += 1;
  return count;
}
