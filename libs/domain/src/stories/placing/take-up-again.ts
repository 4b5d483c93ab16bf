import type { ArticleTerms } from './article-terms.js';
import { SILENCE, TEXT_LIKENESS } from './join-features.js';
import type { TopicMemory } from './topic-memory.js';

/** Days. */
const SILENT = 3;
/** Articles: fewer say too little about whose story it is. */
const TOLD = 3;
/** Share of a topic's titles that bears a name of its own. */
const NAMED = 1 / 3;
const SHARED_NAMES = 2;
/** Cosine. */
const NEARLY_THE_SAME = 0.6;

/**
 * Whether an article takes up a story that was silent for days: its title bears two names of the topic's titles, and it reads like
 * the topic. What the decision was learned from knows few stories that sleep for a week and go on.
 */
export function takesUpAgain(
  { names }: ArticleTerms,
  topic: TopicMemory,
  features: readonly number[],
): boolean {
  const [likeness = 0, silence = 0] = [features[TEXT_LIKENESS], features[SILENCE]];
  if (topic.articles < TOLD || silence < SILENT || likeness < NEARLY_THE_SAME) return false;
  const shared = names.filter((name) => (topic.names.get(name) ?? 0) >= NAMED * topic.articles);
  return shared.length >= SHARED_NAMES;
}
