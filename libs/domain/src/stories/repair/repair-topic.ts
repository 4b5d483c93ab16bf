import type { StoryModel } from '../placing/story-model.js';
import { growTogether, joinVotes, type RepairTopic } from './repair-merge.js';
import { type Move, movesOf } from './repair-move.js';
import { splitOff } from './repair-split.js';

export type Repair =
  | { kind: 'merge'; from: string; into: string }
  /** `articles` are places in the topic's list. */
  | { kind: 'split'; topic: string; articles: number[] }
  | { kind: 'move'; topic: string; moves: Move[] };

/**
 * What is wrong with one topic: that it holds two stories, else that another one tells the same. Of the others only those
 * that `known` has are weighed; `joinVotes` tells which they should be.
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
    if (other && growTogether(model, topic, other)) return { kind: 'merge', from: topic.key, into: key };
  }
  const moves = movesOf(model, topic, known);
  return moves.length > 0 ? { kind: 'move', topic: topic.key, moves } : null;
}
