import type { ArticleTerms } from './article-terms.js';
import { comparedTerms, compareWith, joinFeatures } from './join-features.js';
import type { TopicMemory } from './topic-memory.js';

/** A topic that an article may belong to. */
export interface Candidate {
  topic: TopicMemory;
  /** In the order of `joinFeatures`. */
  features: number[];
}

/** Compares an article, with damped common terms, in detail with the nearest topics, nearest first. */
export function compareCandidates(article: ArticleTerms, near: readonly TopicMemory[]): Candidate[] {
  const [nearest] = near;
  if (!nearest) return [];
  const terms = comparedTerms(article, nearest.sums.numbers);
  const compared = near.map((topic) => compareWith(article, terms, topic));
  const likeness = compared.map(({ text }) => text.likeness).sort((a, b) => b - a);
  const [best = 0, second = 0] = likeness;
  return compared.map((comparison, rank) => {
    const bestOther = comparison.text.likeness === best ? second : best;
    return { topic: comparison.topic, features: joinFeatures(article, comparison, bestOther, rank) };
  });
}
