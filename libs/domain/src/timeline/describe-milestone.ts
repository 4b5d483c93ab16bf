import type { PlacedArticle } from './assign-developments.js';
import { cleanTitle } from './clean-title.js';
import { extractQuotes } from './extract-quotes.js';
import { isComment } from './headline-kind.js';
import type { MilestoneQuote } from './milestone-draft.js';
import { sentences } from './sentences.js';
import type { TermSpace, Weights } from './term-space.js';
import { terms } from './terms.js';
import { leadOf } from './timeline-article.js';

const UNRATED_TRUST = 50;
const MAX_READ = 24;
const MAX_QUOTES = 3;
const WEAK_SENTENCE =
  /\b(?:read more|click here|sign up|subscribe|newsletter|follow (?:us|along|our)|continue reading|the post .{1,200} appeared first|live blog|copyright|all rights reserved|photo by|getty images|this is a developing story|check back)\b/i;

/** Articles in words of their own, best teller first: nearest to the whole and of a trusted source. */
export function bestTellers(
  placed: readonly PlacedArticle[],
  whole: Weights,
  space: TermSpace,
): PlacedArticle[] {
  const own = placed.filter(({ voice }) => voice === 'own').slice(0, MAX_READ);
  const score = ({ article, words }: PlacedArticle) =>
    space.similarity(words, whole) *
    (0.6 + 0.4 * ((article.sourceTrust ?? UNRATED_TRUST) / 100)) *
    (isComment(article.title) ? 0.6 : 1) *
    (article.title.length < 20 ? 0.7 : 1);
  const scored = (own.length > 0 ? own : placed.slice(0, MAX_READ)).map((each) => ({
    each,
    score: score(each),
  }));
  return scored
    .sort((a, b) => b.score - a.score || a.each.article.id - b.each.article.id)
    .map(({ each }) => each);
}

/** The title of the best teller, cleaned of what its outlet put round it. */
export function titleOf(tellers: readonly PlacedArticle[]): string {
  const best = tellers[0]?.article;
  return best ? cleanTitle(best.title, best.sourceDomain) : '';
}

/** Up to `limit` leading sentences of different origins that say more than the title and not the same twice. */
export function describe(tellers: readonly PlacedArticle[], title: string, limit: number): string {
  const chosen: string[] = [];
  const origins = new Set<string>();
  const said = [new Set(terms(title))];
  for (const { article } of tellers) {
    if (chosen.length >= limit) break;
    if (origins.has(article.originKey)) continue;
    const sentence = sentences(leadOf(article), 3).find((each) => isTelling(each, said));
    if (!sentence) continue;
    chosen.push(sentence);
    origins.add(article.originKey);
    said.push(new Set(terms(sentence)));
  }
  return chosen.join(' ');
}

function isTelling(sentence: string, said: readonly Set<string>[]): boolean {
  if (sentence.length < 40 || sentence.length > 320) return false;
  if (!/[.!?…]["”’)]?$/u.test(sentence) || /(?:\.\.\.|…)$/u.test(sentence) || WEAK_SENTENCE.test(sentence))
    return false;
  const words = new Set(terms(sentence));
  return said.every((each) => [...words].filter((word) => each.has(word)).length < words.size * 0.6);
}

/** Up to three quotations from different origins, best tellers first. */
export function quotesOf(tellers: readonly PlacedArticle[]): MilestoneQuote[] {
  const quotes: MilestoneQuote[] = [];
  const seen = new Set<string>();
  for (const { article } of tellers) {
    const [quote] = extractQuotes(article.text || article.excerpt, 1);
    const key = quote?.text.toLowerCase().slice(0, 60) ?? '';
    if (!quote || seen.has(key)) continue;
    seen.add(key);
    quotes.push({ ...quote, articleId: article.id });
    if (quotes.length >= MAX_QUOTES) break;
  }
  return quotes;
}
