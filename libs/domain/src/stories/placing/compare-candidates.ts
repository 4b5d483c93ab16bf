import type { ArticleTerms } from './article-terms.js';
import { compareWith, joinFeatures } from './join-features.js';
import type { TopicMemory } from './topic-memory.js';

/** A topic that an article may belong to. */
export interface Candidate {
  topic: TopicMemory;
  /** As `joinFeatures` orders them. */
  features: number[];
}

/** Compares an article, its common terms damped, closely with the topics found near to it, the nearest first. */
export function compareCandidates(article: ArticleTerms, near: readonly TopicMemory[]): Candidate[] {
  const compared = near.map((topic) => compareWith(article, topic));
  const likeness = compared.map(({ text }) => text.likeness).sort((a, b) => b - a);
  const [best = 0, second = 0] = likeness;
  return compared.map((comparison, rank) => {
    const bestOther = comparison.text.likeness === best ? second : best;
    return { topic: comparison.topic, features: joinFeatures(article, comparison, bestOther, rank) };
  });
}
