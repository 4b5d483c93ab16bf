import { dateMentions } from './date-mentions.js';
import { dayOf } from './timeline-article.js';

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

/**
 * The days that matter most in a topic, best first: how many articles came out on a day, and how many others
 * speak of it afterwards (a day that is still talked of later mattered: Gholipour Ghalandari and Ifrim 2020).
 */
export function rankDates(articles: readonly DatedArticle[]): RankedDate[] {
  const scores = new Map<string, number>();
  const add = (day: string, score: number) => scores.set(day, (scores.get(day) ?? 0) + score);
  for (const article of articles.slice(0, MAX_ARTICLES)) {
    add(dayOf(article.publishedAt), 1);
    const days = new Set<string>();
    for (const mention of dateMentions(
      `${article.title}\n${article.excerpt}\n${article.text ?? ''}`,
      article.publishedAt,
    )) {
      if (!days.has(mention.day)) add(mention.day, 1);
      days.add(mention.day);
    }
  }
  return [...scores]
    .map(([date, score]) => ({ date, score }))
    .sort((a, b) => b.score - a.score || (a.date < b.date ? -1 : 1));
}
