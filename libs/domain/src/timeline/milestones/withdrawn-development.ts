import type { TermSpace } from '../dates/term-space.js';
import { isSameOutlet } from '../read/take-back.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import type { Development, PlacedArticle } from './development.js';

/** Below it an article takes back something that this topic never told. */
const LEAST_ALIKE = 0.05;

/**
 * The development that an article takes back: of those that its own source (or the origin behind it) told, the one
 * most like its words. Null where it takes nothing back, speaks of another outlet's report, or of none of these.
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
    if (!development.placed.some((told) => isSameVoice(told.article, article))) continue;
    const found = space.similarity(words, development.words);
    if (found > bestSimilarity) [best, bestSimilarity] = [development, found];
  }
  return best;
}

/** Of one source, or from one origin. */
export function isSameVoice(a: TimelineArticle, b: TimelineArticle): boolean {
  return a.sourceId === b.sourceId || a.originKey === b.originKey;
}
