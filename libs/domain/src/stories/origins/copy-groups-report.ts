import { terms } from '../../text/terms.js';

/** '… to leave: Report', '…, Reports Say', 'Report: …': the headline says that it is second-hand. */
const SECOND_HAND = /(?:[:–—]\s{0,2}|\s-\s)reports?\s{0,2}$|,\sreports?\ssays?\s{0,2}$|^reports?:\s/iu;
/** The article names who reported it: 'The Pellmere Post reported', 'has learned', 'Scoop: …'. */
const FIRST_HAND = /^(?:scoop|exclusive)\b|\bexclusive\b/iu;
const NAMED_REPORT =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.'’-]{1,24}\s(?:(?:has|first|also|exclusively)\s){0,2}(?:reported|reports|learned|revealed)(?![\p{L}\p{N}])/u;
/** Without one of its verbs, `NAMED_REPORT` need not be tried at each capital. */
const REPORTING = /reported|reports|learned|revealed/;
/** The report of an inquiry or a study is public, not an outlet's own. */
const DOCUMENT =
  /\b(?:preliminary|investigators?|findings|study|inquiry|audit|watchdog|(?:police|autopsy|coroner['’]s|official|annual) report)\b/iu;
const LEAD = 500;
const WITHIN_MS = 48 * 3_600_000;
/** Least share of the second-hand headline's content words in the other article's headline or lead. */
const SAME_NEWS = 0.6;
const MIN_SHARED = 3;
const MAX_SECOND_HAND = 40;

export interface ReportingArticle {
  id: number;
  sourceId: number;
  title: string;
  excerpt: string;
  publishedAt: Date;
  originKey: string;
}

/**
 * Origins of articles whose headline cites an unnamed report: the origin of the article with the same words, nearest in
 * time, that names the reporter or is that report. Without such an article, an article keeps its own origin.
 */
export function secondHandOrigins(articles: readonly ReportingArticle[]): Map<number, string> {
  const found = new Map<number, string>();
  const secondHand = articles.filter(isSecondHand).slice(0, MAX_SECOND_HAND);
  if (secondHand.length === 0) return found;
  const firstHand = articles.filter(namesReporter).map((article) => ({ article, words: wordsOf(article) }));
  for (const article of secondHand) {
    if (namesReporter(article) || isCountedElsewhere(article, articles)) continue;
    const headline = [...new Set(terms(article.title))];
    const origin = firstHand
      .filter((other) => other.article.sourceId !== article.sourceId && isLike(headline, other.words))
      .map((other) => ({ key: other.article.originKey, apart: apart(article, other.article) }))
      .filter(({ apart }) => apart <= WITHIN_MS)
      .sort((a, b) => a.apart - b.apart)[0];
    if (origin) found.set(article.id, origin.key);
  }
  return found;
}

function isSecondHand({ title, excerpt }: ReportingArticle): boolean {
  return SECOND_HAND.test(title) && !DOCUMENT.test(excerpt.slice(0, LEAD));
}

/** Its origin is an agency or also the origin of another outlet's article. So it was credited, or adds none to the count. */
function isCountedElsewhere(article: ReportingArticle, articles: readonly ReportingArticle[]): boolean {
  if (article.originKey.startsWith('agency:')) return true;
  return articles.some(
    ({ sourceId, originKey }) => originKey === article.originKey && sourceId !== article.sourceId,
  );
}

function namesReporter({ title, excerpt }: ReportingArticle): boolean {
  if (FIRST_HAND.test(title.slice(0, 300))) return true;
  const read = `${title.slice(0, 300)}\n${excerpt.slice(0, LEAD)}`;
  return REPORTING.test(read) && NAMED_REPORT.test(read);
}

function wordsOf({ title, excerpt }: ReportingArticle): Set<string> {
  return new Set(terms(`${title} ${excerpt.slice(0, LEAD)}`));
}

function isLike(headline: readonly string[], words: ReadonlySet<string>): boolean {
  const shared = headline.filter((word) => words.has(word)).length;
  return shared >= MIN_SHARED && shared >= SAME_NEWS * headline.length;
}

function apart(a: ReportingArticle, b: ReportingArticle): number {
  return Math.abs(a.publishedAt.getTime() - b.publishedAt.getTime());
}
