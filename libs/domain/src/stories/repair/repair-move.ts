import type { ArticleTerms } from '../placing/article-terms.js';
import { JOIN, judgeJoin } from '../placing/join-decision.js';
import type { StoryModel } from '../placing/story-model.js';
import { unit } from '../placing/term-vector.js';
import type { RepairTopic } from './repair-merge.js';
import { nearnessOf } from './repair-near.js';

/** Of each topic the newest so many articles are looked at. */
const LOOKED_AT = 16;
/** Topics to which the articles of one may move. */
const MOST_OTHERS = 3;
/** A topic that an article would join with less than this is not looked at (probability). */
const LEAST_VOTE = 0.2;
/** Those whose words an article takes in. */
const NEIGHBOURS = 2;
/** An article is as near to a topic as to the nearest so many of its articles, in the mean. */
const NEAREST = 3;
/** How much nearer to another topic than to its own an article must be; so no move is ever undone by another. */
const NEARER = 0.2;

/** Articles of a topic, as places in its list, that another one tells. */
export interface Move {
  into: string;
  articles: number[];
}

/** The topics to which articles of this one may belong, the likeliest first. Of undated articles and bare headlines none. */
export function likelierTopics(model: StoryModel, { key, articles }: RepairTopic): string[] {
  const best = new Map<string, number>();
  for (const article of articles.slice(-LOOKED_AT)) {
    if (!canMove(article)) continue;
    for (const candidate of model.candidatesBeside(key, article)) {
      const { score } = judgeJoin(article, candidate, JOIN);
      const other = candidate.topic.key;
      if (score >= LEAST_VOTE) best.set(other, Math.max(best.get(other) ?? 0, score));
    }
  }
  return [...best]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_OTHERS)
    .map(([other]) => other);
}

/**
 * Which of a topic's newest articles another topic tells, now that more is known of both: those that are clearly nearer
 * to the other's articles than to the rest of their own topic.
 */
export function movesOf(
  model: StoryModel,
  topic: RepairTopic,
  known: (key: string) => RepairTopic | undefined,
): Move[] {
  const others = likelierTopics(model, topic).flatMap((key) => known(key) ?? []);
  if (others.length === 0) return [];
  const sides = [topic, ...others].map(({ key, articles }) => ({
    key,
    articles: articles.slice(-LOOKED_AT),
  }));
  const all = sides.flatMap(({ articles }) => articles);
  const near = nearnessOf(
    all.map((article) => ({ ...article, text: unit(model.damped(article)) })),
    NEIGHBOURS,
  );
  const from = topic.articles.length - (sides[0]?.articles.length ?? 0);
  const moves = new Map<string, number[]>();
  for (const [at, article] of (sides[0]?.articles ?? []).entries()) {
    const into = canMove(article) ? nearerSide(near[at] ?? new Float64Array(), at, sides) : null;
    if (into !== null) moves.set(into, [...(moves.get(into) ?? []), from + at]);
  }
  return [...moves].map(([into, articles]) => ({ into, articles }));
}

function canMove({ time, hasSummary }: ArticleTerms): boolean {
  return time !== null && hasSummary;
}

function nearerSide(row: Float64Array, self: number, sides: readonly RepairTopic[]): string | null {
  let start = 0;
  let own = 0;
  let best: { key: string; near: number } | null = null;
  for (const [side, { key, articles }] of sides.entries()) {
    const near = nearTo(row, start, start + articles.length, self);
    start += articles.length;
    if (side === 0) own = near;
    else if (near > (best?.near ?? 0)) best = { key, near };
  }
  return best && best.near >= own + NEARER ? best.key : null;
}

/** Mean nearness to the nearest articles between two places, oneself apart. */
function nearTo(row: Float64Array, from: number, to: number, self: number): number {
  const nearest = [...row.subarray(from, to)]
    .filter((_, at) => from + at !== self)
    .sort((a, b) => b - a)
    .slice(0, NEAREST);
  return nearest.length === 0 ? 0 : nearest.reduce((sum, each) => sum + each, 0) / nearest.length;
}
