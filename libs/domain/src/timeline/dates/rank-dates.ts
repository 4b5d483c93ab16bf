import { type DateMention, dateMentions } from '../days/date-mentions.js';
import { isDecisive } from '../read/decisive-words.js';
import { dayOf } from '../read/timeline-article.js';
import { topicRelevance } from './topic-relevance.js';

export interface DatedArticle {
  publishedAt: Date;
  title: string;
  excerpt: string;
  text: string | null;
}

export interface RankedDate {
  /** YYYY-MM-DD */
  date: string;
  score: number;
}

const MAX_ARTICLES = 5000;
const DAY_MS = 86_400_000;
const MAX_SENTENCE = 300;
/** A day next to a strong one is often only its echo, so this share of the stronger neighbour's score is subtracted. */
const ECHO = 0.2;

/** The articles that refer to a day, by type of reference. Each counts by its relevance to the topic. */
interface DayEvidence {
  published: number;
  /** Published on the day with a decisive word in title or excerpt. */
  publishedDecisive: number;
  lookedBackTo: number;
  /** Named by date, not as 'Tuesday' or 'yesterday'. */
  dated: number;
  /** Named in a sentence with a decisive word. */
  decisive: number;
  /** Looked back to, weighted by the logarithm of the days between. A day still mentioned after weeks is important. */
  remembered: number;
}

/**
 * The most important days of a topic, best first. The score counts articles that were published on a day, look back to it,
 * or name its date, and how late they do. Each count enters by its logarithm, so that none dominates. Mentions as a signal:
 * Gholipour Ghalandari and Ifrim, ACL 2020. docs/decisions/0010-timelines.md has the gain of each part.
 */
export function rankDates(articles: readonly DatedArticle[]): RankedDate[] {
  const read = articles.slice(0, MAX_ARTICLES);
  const weights = topicRelevance(read.map(wordsOf));
  const days = new Map<number, DayEvidence>();
  read.forEach((article, index) => {
    countDays(article, weights[index] ?? 1, days);
  });
  const loud = new Map([...days].map(([day, evidence]) => [day, loudness(evidence)]));
  return [...loud]
    .map(([day, score]) => ({
      date: dayOf(new Date(day * DAY_MS)),
      score: score - ECHO * Math.max(0, loud.get(day - 1) ?? 0, loud.get(day + 1) ?? 0),
    }))
    .sort((a, b) => b.score - a.score || (a.date < b.date ? -1 : 1));
}

function wordsOf({ title, excerpt, text }: DatedArticle): string {
  return `${title}\n${excerpt}\n${text ?? ''}`;
}

function countDays(article: DatedArticle, weight: number, days: Map<number, DayEvidence>): void {
  const published = Math.floor(article.publishedAt.getTime() / DAY_MS);
  const own = evidenceOf(days, published);
  own.published += weight;
  if (isDecisive(`${article.title}\n${article.excerpt}`)) own.publishedDecisive += weight;
  const words = wordsOf(article);
  const mentions = Map.groupBy(dateMentions(words, article.publishedAt), ({ day }) => day);
  for (const [date, named] of mentions) {
    const day = Math.floor(Date.parse(date) / DAY_MS);
    countMentions(evidenceOf(days, day), named, published - day, weight, words);
  }
}

function countMentions(
  evidence: DayEvidence,
  named: readonly DateMention[],
  daysBack: number,
  weight: number,
  words: string,
): void {
  if (named.some(({ kind }) => kind === 'date')) evidence.dated += weight;
  if (daysBack >= 0 && named.some(({ at }) => isDecisive(sentenceAt(words, at)))) evidence.decisive += weight;
  if (daysBack < 1) return;
  evidence.lookedBackTo += weight;
  evidence.remembered += weight * Math.log1p(daysBack);
}

/** The sentence around a position in the text, at most 300 characters on either side. */
function sentenceAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - MAX_SENTENCE), at);
  const after = text.slice(at, at + MAX_SENTENCE);
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'));
  const to = after.search(/[.!?]\s|\n/u);
  return before.slice(from + 1) + (to < 0 ? after : after.slice(0, to));
}

function evidenceOf(days: Map<number, DayEvidence>, day: number): DayEvidence {
  const known = days.get(day) ?? {
    published: 0,
    publishedDecisive: 0,
    lookedBackTo: 0,
    dated: 0,
    decisive: 0,
    remembered: 0,
  };
  days.set(day, known);
  return known;
}

function loudness(evidence: DayEvidence): number {
  return (
    (Math.log1p(evidence.published) + Math.log1p(evidence.publishedDecisive)) / 2 +
    (Math.log1p(evidence.lookedBackTo) + Math.log1p(evidence.decisive)) / 2 +
    Math.log1p(evidence.dated) +
    Math.log1p(evidence.remembered)
  );
}
