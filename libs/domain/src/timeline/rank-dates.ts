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
const DAY_MS = 86_400_000;
/** Who still speaks of a day after so many days goes back to it. */
const LOOKS_BACK_DAYS = 2;

/** In how many articles a day stands, by the way in which it stands there. */
interface DayCounts {
  published: number;
  mentioned: number;
  /** By its date, not as 'Tuesday' or 'yesterday'. */
  dated: number;
  lookedBackTo: number;
}

/**
 * The days that matter most in a topic, best first. A day counts by the articles that came out on it, that speak of
 * it, that give its full date, and that go back to it later; each by its logarithm, so that no one way outweighs the
 * others. (Mentions as signal: Gholipour Ghalandari and Ifrim, ACL 2020; on their Timeline17 better than counting
 * publications.)
 */
export function rankDates(articles: readonly DatedArticle[]): RankedDate[] {
  const days = new Map<string, DayCounts>();
  for (const article of articles.slice(0, MAX_ARTICLES)) countDays(article, days);
  return [...days]
    .map(([date, counts]) => ({ date, score: scoreOf(counts) }))
    .sort((a, b) => b.score - a.score || (a.date < b.date ? -1 : 1));
}

function countDays({ publishedAt, title, excerpt, text }: DatedArticle, days: Map<string, DayCounts>): void {
  countsOf(days, dayOf(publishedAt)).published += 1;
  const seen = new Set<string>();
  for (const { day, kind } of dateMentions(`${title}\n${excerpt}\n${text ?? ''}`, publishedAt)) {
    if (seen.has(day)) continue;
    seen.add(day);
    const counts = countsOf(days, day);
    counts.mentioned += 1;
    if (kind === 'date') counts.dated += 1;
    if (publishedAt.getTime() - Date.parse(day) >= LOOKS_BACK_DAYS * DAY_MS) counts.lookedBackTo += 1;
  }
}

function countsOf(days: Map<string, DayCounts>, day: string): DayCounts {
  const known = days.get(day) ?? { published: 0, mentioned: 0, dated: 0, lookedBackTo: 0 };
  days.set(day, known);
  return known;
}

function scoreOf({ published, mentioned, dated, lookedBackTo }: DayCounts): number {
  return Math.log1p(published) + Math.log1p(mentioned) + Math.log1p(dated) + Math.log1p(lookedBackTo);
}
