import { termWeight } from '../../text/term-weight.js';
import type { TermVector } from './term-vector.js';
import type { TopicMemory } from './topic-memory.js';

/** A term is shared by a topic's headlines if it is in this share of those that have its most frequent term, … */
const SHARED = 0.8;
/** … and if it weighs at least so much in their mean, of a length of 1. */
const LEAST_WEIGHT = 0.08;
/** Less is an error of rounding. */
const NOTHING = 1e-6;

interface Matters {
  /** How many matters a topic's headlines report, at least 1. */
  count: number;
  /** The numbers of the terms that they share, with their use: how often, by the rarity of the term. */
  shared: ReadonlyMap<number, number>;
  /** Of the term used most. */
  mostUsed: number;
}

const NO_HEADLINES: Matters = { count: 1, shared: new Map(), mostUsed: 0 };

/**
 * How many matters the topics of one language report if the terms that nearly all headlines of a topic share say nothing. Headlines that
 * share only the words of their programme join one topic, so counting topics does not reveal that these words are common.
 */
export class MatterCounts {
  private readonly topics = new Map<TopicMemory, Matters>();
  /** By term, how many matters beyond the first the topics have whose headlines share it. */
  private readonly furtherOf = new Map<number, number>();
  private further = 0;

  /** How many matters all topics report. */
  get all(): number {
    return this.topics.size + this.further;
  }

  /** How many matters are reported with a term that so many topics have. */
  of(term: number, topics: number): number {
    return topics + (this.furtherOf.get(term) ?? 0);
  }

  /** Counts a topic's matters after an article with this title was added. */
  add(topic: TopicMemory, title: TermVector): void {
    const { numbers } = topic.sums;
    // No other term is used more than before.
    this.count(
      topic,
      [...title.weights.keys()].map((term) => numbers.find(term)),
    );
  }

  /** Counts the matters of a topic that is not known yet. */
  restore(topic: TopicMemory): void {
    this.count(topic, topic.sums.held());
  }

  forget(topic: TopicMemory): void {
    const known = this.topics.get(topic);
    if (known) this.change(known, -1);
    this.topics.delete(topic);
  }

  private count(topic: TopicMemory, changed: Iterable<number>): void {
    const before = this.topics.get(topic) ?? NO_HEADLINES;
    this.change(before, -1);
    const now = mattersOf(topic, before, changed);
    this.change(now, 1);
    this.topics.set(topic, now);
  }

  private change({ count, shared }: Matters, by: 1 | -1): void {
    if (count === 1) return;
    const further = by * (count - 1);
    this.further += further;
    for (const term of shared.keys()) {
      const left = (this.furtherOf.get(term) ?? 0) + further;
      if (left > NOTHING) this.furtherOf.set(term, left);
      else this.furtherOf.delete(term);
    }
  }
}

/**
 * The number of matters is that of equal and wholly different remainders which would give a sum of the same length: 1 if all
 * remainders are the same, the number of headlines if no two have a term in common. (The inverse of Simpson's index of
 * concentration, 1949.)
 */
function mattersOf(topic: TopicMemory, before: Matters, changed: Iterable<number>): Matters {
  const { sums, articles } = topic;
  const { shared, mostUsed } = sharedTerms(topic, before, changed);
  let [sharedSquares, meanSquares] = [0, 0];
  for (const term of shared.keys()) {
    const weight = sums.titleAt(sums.at(term));
    sharedSquares += weight ** 2;
    meanSquares += (weight / articles) ** 2;
  }
  const sumOfRests = sums.titleNorm ** 2 - sharedSquares;
  const rests = articles ** 2 * (1 - meanSquares);
  const isAllShared = sumOfRests <= NOTHING || rests <= NOTHING;
  // As many headlines as wholly different remainders of this length in all could make: one longer copy of many is one matter more.
  const most = Math.min(articles, 1 + rests / articles);
  const count = isAllShared ? 1 : Math.max(1, Math.min(most, rests / sumOfRests));
  return { count, shared, mostUsed };
}

function sharedTerms(
  { sums, articles, language }: TopicMemory,
  before: Matters,
  changed: Iterable<number>,
): Pick<Matters, 'shared' | 'mostUsed'> {
  const uses = new Map(before.shared);
  let { mostUsed } = before;
  for (const term of changed) {
    const use = sums.titleAt(sums.at(term)) / termWeight(sums.numbers.nameOf(term), language);
    uses.set(term, use);
    mostUsed = Math.max(mostUsed, use);
  }
  const shared = new Map<number, number>();
  for (const [term, use] of uses)
    if (use >= SHARED * mostUsed && sums.titleAt(sums.at(term)) >= LEAST_WEIGHT * articles)
      shared.set(term, use);
  return { shared, mostUsed };
}
