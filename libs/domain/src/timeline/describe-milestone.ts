import type { PlacedArticle } from './assign-developments.js';
import { cleanTitle } from './clean-title.js';
import type { MilestoneQuote } from './milestone-draft.js';
import { leadOf } from './read-article.js';
import { sentences } from './sentences.js';
import type { TermSpace, WordSum } from './term-space.js';
import { terms } from './terms.js';

const UNRATED_TRUST = 50;
const MAX_READ = 24;
const MAX_QUOTES = 3;
const WEAK_SENTENCE =
  /\b(?:read more|click here|sign up|subscribe|newsletter|follow (?:us|along|our)|continue reading|the post .{1,200} appeared first|live blog|copyright|all rights reserved|photo by|getty images|this is a developing story|check back)\b/i;

/** Articles in words of their own, best teller first: nearest to the whole and of a trusted source. */
export function bestTellers(
  placed: readonly PlacedArticle[],
  whole: WordSum,
  space: TermSpace,
): PlacedArticle[] {
  const own = placed.filter(({ voice }) => voice === 'own').slice(0, MAX_READ);
  const score = ({ article, reading, words }: PlacedArticle) =>
    space.similarity(words, whole) *
    (0.6 + 0.4 * ((article.sourceTrust ?? UNRATED_TRUST) / 100)) *
    (reading.isComment ? 0.6 : 1) *
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

/** Up to three quotations from different articles, best tellers first. */
export function quotesOf(tellers: readonly PlacedArticle[]): MilestoneQuote[] {
  const quotes = new Map<string, MilestoneQuote>();
  for (const { article, reading } of tellers) {
    if (quotes.size >= MAX_QUOTES) break;
    const key = reading.quote?.text.toLowerCase().slice(0, 60);
    if (reading.quote && key && !quotes.has(key))
      quotes.set(key, { ...reading.quote, articleId: article.id });
  }
  return [...quotes.values()];
}
