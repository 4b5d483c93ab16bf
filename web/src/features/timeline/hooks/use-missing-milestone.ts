import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Milestone } from '#contract/timeline';

/** A notification may link to a milestone newer than the loaded list. Then the list is refetched once. */
export function useMissingMilestone(
  milestones: readonly Milestone[] | undefined,
  readAgain: () => void,
): void {
  const { hash } = useLocation();
  const asked = useRef('');
  useEffect(() => {
    const id = /^#milestone-(\d{1,10})$/.exec(hash)?.[1];
    if (id === undefined || milestones === undefined || asked.current === hash) return;
    asked.current = hash;
    if (!milestones.some((milestone) => String(milestone.id) === id)) readAgain();
  }, [hash, milestones, readAgain]);
}
