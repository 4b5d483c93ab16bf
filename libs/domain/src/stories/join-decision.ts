import type { ArticleTerms } from './article-terms.js';
import { cosine } from './term-vector.js';
import type { TopicMemory } from './topic-memory.js';

const DAY_MS = 86_400_000;

export interface JoinSettings {
  /** Least score to join where both article and topic are dated. */
  dated: number;
  /** Least score to join where one of them is not: nothing then tells one day's event from another's. */
  undated: number;
  /** Share of the nearest single article in the score; the rest is the topic as a whole. */
  nearest: number;
  /** Days of silence that halve a topic's pull. */
  halfDays: number;
}

/** Chosen by hand, round, on five gold sets; no single one moves any of them by more than 0.02 F1 nearby. */
export const JOIN: JoinSettings = { dated: 0.16, undated: 0.25, nearest: 0.3, halfDays: 1 };

/** A topic silent for longer than this, in ms, can be joined by no dated article, however like it reads. */
export function reachMs({ dated, halfDays }: JoinSettings): number {
  return (1 / dated - 1) * halfDays * DAY_MS;
}

/**
 * How well an article fits a topic, 0–1, and whether that is enough to join: likeness to the topic as a whole and
 * to its nearest latest article, divided by 1 + days of silence (news of an event comes densely; a
 * like text after days is mostly another event).
 */
export function judgeJoin(
  article: ArticleTerms,
  topic: TopicMemory,
  settings: JoinSettings,
): { score: number; joins: boolean } {
  const days = daysApart(article.time, topic);
  const pull = 1 / (1 + (days ?? 0) / settings.halfDays);
  const least = days === null ? settings.undated : settings.dated;
  const whole = cosine(article.text, topic.text);
  const nearest = Math.max(...topic.latest.map((other) => cosine(article.text, other)));
  const score = pull * ((1 - settings.nearest) * whole + settings.nearest * nearest);
  return { score, joins: score >= least };
}

/** Days between an article and the time a topic spans, 0 inside it; null where one of them has no date. */
function daysApart(time: number | null, { oldest, newest }: TopicMemory): number | null {
  if (time === null || oldest === null || newest === null) return null;
  return Math.max(0, time - newest, oldest - time) / DAY_MS;
}
