import type { StoryModel } from '../placing/story-model.js';
import { belongTogether, joinVotes, type RepairTopic } from './repair-merge.js';
import { type Move, movesOf } from './repair-move.js';
import { splitOff } from './repair-split.js';

export type Repair =
  | { kind: 'merge'; from: string; into: string }
  /** `articles` are indexes into the topic's list. */
  | { kind: 'split'; topic: string; articles: number[] }
  | { kind: 'move'; topic: string; moves: Move[] };

/**
 * The repair that a topic needs: a split if it has two stories, else a merge with another topic, else moves of articles.
 * Compares only other topics that `known` returns; `joinVotes` lists the useful ones.
 */
export function repairOf(
  model: StoryModel,
  topic: RepairTopic,
  known: (key: string) => RepairTopic | undefined,
): Repair | null {
  const articles = splitOff(topic.articles);
  if (articles) return { kind: 'split', topic: topic.key, articles };
  for (const [key] of joinVotes(model, topic)) {
    const other = known(key);
    if (other && belongTogether(model, topic, other)) return { kind: 'merge', from: topic.key, into: key };
  }
  const moves = movesOf(model, topic, known);
  return moves.length > 0 ? { kind: 'move', topic: topic.key, moves } : null;
}
