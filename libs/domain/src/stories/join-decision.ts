import type { ArticleTerms } from './article-terms.js';
import { cosine } from './term-vector.js';
import type { TopicMemory } from './topic-memory.js';

const DAY_MS = 86_400_000;
const HALF_A_DAY_MS = DAY_MS / 2;

export interface JoinSettings {
  /** Least score to join where both article and topic are dated. */
  dated: number;
  /** Least score to join where one of them is not: nothing then tells one day's event from another's. */
  undated: number;
  /** Days of silence that halve a topic's pull. */
  halfDays: number;
}

/**
 * Chosen by hand, round, one setting for five gold sets of different kinds and for the fictional fortnight, whose
 * stories run for weeks: `halfDays` 1 would suit gold that is cut by days, and break every long story in two.
 */
export const JOIN: JoinSettings = { dated: 0.18, undated: 0.22, halfDays: 2 };

/** A topic silent for longer than this, in ms, can be joined by no dated article, however like it reads. */
export function reachMs({ dated, halfDays }: JoinSettings): number {
  return (1 / dated - 1) * halfDays * DAY_MS;
}

/**
 * How well an article fits a topic, 0–1, and whether that is enough to join: cosine likeness divided by 1 + days of
 * silence, since news of an event comes densely, and a like text after days is mostly another event. A short
 * heading that the topic already bears, met again half a day later, is a column and joins nothing.
 */
export function judgeJoin(
  article: ArticleTerms,
  topic: TopicMemory,
  settings: JoinSettings,
): { score: number; joins: boolean } {
  const days = daysApart(article.time, topic);
  const score = cosine(article.text, topic.text) / (1 + (days ?? 0) / settings.halfDays);
  return {
    score,
    joins: !isColumn(article, topic) && score >= (days === null ? settings.undated : settings.dated),
  };
}

function isColumn({ heading, time }: ArticleTerms, { headings }: TopicMemory): boolean {
  const before = heading === null ? undefined : headings.get(heading);
  return before !== undefined && time !== null && time - before > HALF_A_DAY_MS;
}

/** Days between an article and the time a topic spans, 0 inside it; null where one of them has no date. */
function daysApart(time: number | null, { oldest, newest }: TopicMemory): number | null {
  if (time === null || oldest === null || newest === null) return null;
  return Math.max(0, time - newest, oldest - time) / DAY_MS;
}
