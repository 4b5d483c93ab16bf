import type { ReviewEntry } from '#contract/desk';

/** Who decided an entry, for sentences. The name is empty for the reader and for a deleted account. */
export function deciderOf(decided: ReviewEntry['decided']): {
  who: 'you' | 'former' | 'colleague';
  name: string;
} {
  if (decided?.isYou) return { who: 'you', name: '' };
  const name = decided?.name ?? null;
  return name === null ? { who: 'former', name: '' } : { who: 'colleague', name };
}
