import { useEffect, useState } from 'react';
import type { ReviewEntry } from '#contract/desk';
import { useReviewEvidence } from '../../api/use-review-evidence';
import { type QueueView, useReviewQueue } from '../../api/use-review-queue';

/** Whether no other editor works on it. */
export function isFree({ claimedBy }: ReviewEntry): boolean {
  return claimedBy === null || claimedBy.isYou;
}

/**
 * The queue, and the entry that is open in it: the first free one until another is chosen. It stays open although the list moves or
 * loses it meanwhile, so that a key never decides another entry than the one that was read.
 */
export function useChosenEntry(view: QueueView) {
  const queue = useReviewQueue(view);
  const entries = queue.data?.entries ?? [];
  const first = (entries.find(isFree) ?? entries[0])?.id ?? null;
  const [held, setChosen] = useState<number | null>(null);
  const isKnown = queue.data !== undefined && !queue.isValidating;
  useEffect(() => {
    if (isKnown) setChosen(first === null ? null : (held ?? first));
  }, [isKnown, first, held]);

  const chosen = first === null ? null : (held ?? first);
  const listed = entries.find(({ id }) => id === chosen);
  const evidence = useReviewEvidence(chosen);
  const { data, mutate } = evidence;
  const isGone = chosen !== null && isKnown && listed === undefined;
  useEffect(() => {
    // Shows who decided it, or that it was withdrawn.
    if (isGone) void mutate();
  }, [isGone, mutate]);
  const shown = data?.entry.id === chosen ? data : undefined;
  const isOpen = (listed ?? shown?.entry)?.state === 'open';
  return { queue, entries, chosen, evidence, shown, isOpen, setChosen };
}
