import type { ArticleTerms } from '../placing/article-terms.js';
import { JOIN, judgeJoin } from '../placing/join-decision.js';
import type { StoryModel } from '../placing/story-model.js';
import { unit } from '../placing/term-vector.js';
import type { RepairTopic } from './repair-merge.js';
import { nearnessOf } from './repair-near.js';

/** How many of each topic's newest articles are compared. */
const LOOKED_AT = 16;
/** The most topics that one topic's articles are compared with. */
const MOST_OTHERS = 3;
/** Topics below this probability of joining are ignored. */
const LEAST_VOTE = 0.2;
/** How many nearest articles an article takes words from. */
const NEIGHBOURS = 2;
/** An article's nearness to a topic is its mean nearness to so many of the topic's nearest articles. */
const NEAREST = 3;
/** How much nearer an article must be to another topic than to its own. The margin keeps one move from undoing another. */
const NEARER = 0.2;

/** Articles of a topic, as indexes into its list, that belong to another topic. */
export interface Move {
  into: string;
  articles: number[];
}

/** The topics that articles of this one may belong to, most likely first. Ignores undated articles and bare headlines. */
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
 * Which of a topic's newest articles belong to another topic, now that more is known about both: those that are clearly
 * nearer to the other's articles than to the rest of their own topic.
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

/** Mean nearness to the nearest articles from index `from` up to `to`, without itself. */
function nearTo(row: Float64Array, from: number, to: number, self: number): number {
  const nearest = [...row.subarray(from, to)]
    .filter((_, at) => from + at !== self)
    .sort((a, b) => b - a)
    .slice(0, NEAREST);
  return nearest.length === 0 ? 0 : nearest.reduce((sum, each) => sum + each, 0) / nearest.length;
}
