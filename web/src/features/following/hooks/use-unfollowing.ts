import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { RemovedFollow } from '#contract/reading';
import { useToast } from '../../../components/feedback/toast';
import { restoreFollows, unfollowTopics } from '../../follow/api/following-lists';

interface Unfollowing {
  /** What was unfollowed last and can be restored; empty if nothing. */
  removed: readonly RemovedFollow[];
  isPending: boolean;
  unfollow: (topicIds: readonly number[]) => Promise<void>;
  undo: () => Promise<void>;
}

/** Unfollows topics. Until the page is left, the last time can be undone. */
export function useUnfollowing(): Unfollowing {
  const [removed, setRemoved] = useState<readonly RemovedFollow[]>([]);
  const [isPending, setIsPending] = useState(false);
  const show = useToast();
  const attempt = async (act: () => Promise<void>, failure: string) => {
    if (isPending) return;
    setIsPending(true);
    try {
      await act();
    } catch {
      show({ text: failure, failed: true });
    }
    setIsPending(false);
  };
  return {
    removed,
    isPending,
    unfollow: (topicIds) =>
      attempt(async () => {
        setRemoved(await unfollowTopics(topicIds));
        show(plural({ count: topicIds.length }, { one: 'Story unfollowed', other: '# stories unfollowed' }));
      }, t`Failed to unfollow story`),
    undo: () =>
      attempt(async () => {
        await restoreFollows(removed);
        setRemoved([]);
        show(plural({ count: removed.length }, { one: 'Story followed!', other: '# stories followed!' }));
      }, t`Failed to follow story`),
  };
}
