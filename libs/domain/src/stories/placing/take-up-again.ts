import type { ArticleTerms } from './article-terms.js';
import { SILENCE, TEXT_LIKENESS } from './join-features.js';
import type { TopicMemory } from './topic-memory.js';

const SILENT_DAYS = 3;
/** Fewer articles do not show whose story it is. */
const LEAST_ARTICLES = 3;
/** A name belongs to a topic if at least this share of its titles has it. */
const NAMED = 1 / 3;
const SHARED_NAMES = 2;
/** Cosine. */
const NEARLY_THE_SAME = 0.6;

/**
 * Whether an article continues a story that was silent for days: its title has two names of the topic's titles, and its
 * text is similar. The training data of the learned decision has few stories that continue after a week.
 */
export function takesUpAgain(
  { names }: ArticleTerms,
  topic: TopicMemory,
  features: readonly number[],
): boolean {
  const [likeness = 0, silence = 0] = [features[TEXT_LIKENESS], features[SILENCE]];
  if (topic.articles < LEAST_ARTICLES || silence < SILENT_DAYS || likeness < NEARLY_THE_SAME) return false;
  const shared = names.filter((name) => (topic.names.get(name) ?? 0) >= NAMED * topic.articles);
  return shared.length >= SHARED_NAMES;
}
