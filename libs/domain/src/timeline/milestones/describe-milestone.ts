import { byPublication } from '../../stories/origins/published-order.js';
import { termsAgain } from '../../text/terms.js';
import type { TermSpace, WordSum } from '../dates/term-space.js';
import type { Sentence } from '../read/read-article.js';
import { plainness } from '../read/wording/plain-headline.js';
import { cleanTitle } from './clean-title.js';
import type { PlacedArticle } from './development.js';
import type { MilestoneQuote } from './milestone-draft.js';

const UNRATED_TRUST = 50;
const UNTITLED = 'Untitled report';
const MAX_READ = 24;
/** A headline that is useless as a title still counts this share. */
const LEAST_PLAIN = 0.35;
const COMMON_WORDS = 8;
const MAX_QUOTES = 3;
/** Quotations with the same first characters count as one. */
const SAME_QUOTE = 60;
const WEAK_SENTENCE =
  /\b(?:read more|click here|sign up|subscribe|newsletter|follow (?:us|along|our)|continue reading|the post .{1,200} appeared first|live blog|copyright|all rights reserved|photo by|getty images|this is a developing story|check back)\b/i;

/**
 * Articles in their own words, most representative first: similar to the whole, with its most frequent words in a plain title,
 * from a trusted source. If there are many articles, only the first and the last dozen.
 */
export function mostRepresentative(
  placed: readonly PlacedArticle[],
  whole: WordSum,
  space: TermSpace,
): PlacedArticle[] {
  if (placed.length < 2) return [...placed];
  const own = placed.filter(({ voice }) => voice === 'own');
  const read = sample(own.length > 0 ? own : placed);
  const common = commonest(whole);
  const scored = read.map((each) => ({ each, score: scoreOf(each, whole, space, common) }));
  return scored
    .sort((a, b) => b.score - a.score || byPublication(a.each.article, b.each.article))
    .map(({ each }) => each);
}

function scoreOf(
  { article, reading, words }: PlacedArticle,
  whole: WordSum,
  space: TermSpace,
  common: ReadonlySet<string>,
): number {
  const title = reading.terms.slice(0, reading.titleTerms);
  const covered = title.filter((term) => common.has(term)).length / Math.max(1, common.size);
  const trust = (article.sourceTrust ?? UNRATED_TRUST) / 100;
  const headline = plainness(cleanTitle(article.title, article.sourceDomain));
  const plain = (reading.stance === 'report' ? 1 : 0.6) * (LEAST_PLAIN + (1 - LEAST_PLAIN) * headline);
  return space.similarity(words, whole) * (0.4 + covered) * (0.6 + 0.4 * trust) * plain;
}

function sample(placed: readonly PlacedArticle[]): readonly PlacedArticle[] {
  return placed.length <= MAX_READ
    ? placed
    : [...placed.slice(0, MAX_READ / 2), ...placed.slice(-MAX_READ / 2)];
}

function commonest({ counts }: WordSum): Set<string> {
  const top: [string, number][] = [];
  for (const entry of counts) {
    const least = top.at(-1);
    if (top.length === COMMON_WORDS && least && !ranksBefore(entry, least)) continue;
    top.push(entry);
    top.sort((a, b) => (ranksBefore(a, b) ? -1 : 1));
    top.length = Math.min(top.length, COMMON_WORDS);
  }
  return new Set(top.map(([term]) => term));
}

function ranksBefore(a: [string, number], b: [string, number]): boolean {
  return a[1] > b[1] || (a[1] === b[1] && a[0] < b[0]);
}

/** The cleaned title of the most representative article, or its first sentence if it has no title. */
export function titleOf(articles: readonly PlacedArticle[]): string {
  const [best] = articles;
  if (!best) return '';
  return (
    cleanTitle(best.article.title, best.article.sourceDomain) || best.reading.opening[0]?.text || UNTITLED
  );
}

/** Up to `limit` leading sentences of different origins that add to the title and to each other. */
export function describe(articles: readonly PlacedArticle[], title: string, limit: number): string {
  const chosen: string[] = [];
  const origins = new Set<string>();
  const known = [new Set(termsAgain(title))];
  for (const { article, reading } of articles) {
    if (chosen.length >= limit) break;
    if (origins.has(article.originKey)) continue;
    const sentence = reading.opening.find((each) => addsTo(each, known));
    if (!sentence) continue;
    chosen.push(sentence.text);
    origins.add(article.originKey);
    known.push(new Set(sentence.terms));
  }
  return chosen.join(' ');
}

function addsTo({ text, terms: words }: Sentence, known: readonly Set<string>[]): boolean {
  if (text.length < 40 || text.length > 320) return false;
  if (!/[.!?…]["”’)]?$/u.test(text) || /(?:\.\.\.|…)$/u.test(text) || WEAK_SENTENCE.test(text)) return false;
  return known.every((each) => words.filter((word) => each.has(word)).length < words.length * 0.6);
}

/** Up to three quotations: the first of each article, most representative articles first, then the second of each. */
export function quotesOf(articles: readonly PlacedArticle[]): MilestoneQuote[] {
  const quotes = new Map<string, MilestoneQuote>();
  for (let round = 0; round < MAX_QUOTES; round += 1) {
    for (const { article, reading } of articles) {
      const quote = reading.quotes[round];
      const key = quote?.text.toLowerCase().slice(0, SAME_QUOTE);
      if (quote && key && !quotes.has(key)) quotes.set(key, { ...quote, articleId: article.id });
      if (quotes.size >= MAX_QUOTES) return [...quotes.values()];
    }
  }
  return [...quotes.values()];
}
