import type { TermSpace } from '../dates/term-space.js';
import { isSameOutlet } from '../read/take-back.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import type { Development, PlacedArticle } from './development.js';

/** Below this cosine, an article retracts something that is not in this topic. */
const LEAST_ALIKE = 0.05;

/**
 * The development that an article retracts: the most similar one among those that its source or its origin reported. Null
 * if it retracts nothing, mentions another outlet's report, or matches none of them.
 */
export function withdrawnBy(
  { article, reading, words }: Omit<PlacedArticle, 'voice'>,
  list: readonly Development[],
  space: TermSpace,
): Development | null {
  if (!reading.takenBack) return null;
  const { outlet } = reading.takenBack;
  if (outlet !== null && !isSameOutlet(outlet, article.sourceDomain, article.originKey)) return null;
  let best: Development | null = null;
  let bestSimilarity = LEAST_ALIKE;
  for (const development of list) {
    if (!development.placed.some((placed) => isSameVoice(placed.article, article))) continue;
    const found = space.similarity(words, development.words);
    if (found > bestSimilarity) [best, bestSimilarity] = [development, found];
  }
  return best;
}

/** From the same source or the same origin. */
export function isSameVoice(a: TimelineArticle, b: TimelineArticle): boolean {
  return a.sourceId === b.sourceId || a.originKey === b.originKey;
}
