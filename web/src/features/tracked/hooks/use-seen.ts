import { useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import type { UserTopic } from '#contract/reading';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { calls } from '../../../lib/urls';
import { useUserTopic } from '../../follow/api/use-user-topic';
import { markSeen } from '../api/mark-seen';

interface LastVisit {
  /** How many milestones the reader had not seen before this visit. */
  fresh: number;
  /** When they last visited before; null if unknown. */
  seenAt: string | null;
}

const NO_VISIT: LastVisit = { fresh: 0, seenAt: null };

/** Tells the server that a follower visits a topic. Returns what was new at the start of the visit. */
export function useSeen(topicId: number, isFollowing: boolean): LastVisit {
  const [visit, setVisit] = useState(NO_VISIT);
  const isReported = useRef(false);
  const follow = useUserTopic(topicId, isFollowing);
  useEffect(() => {
    if (isReported.current || follow === undefined) return;
    isReported.current = true;
    setVisit({ fresh: follow.newMilestones, seenAt: follow.seenAt });
    // Data loaded earlier in this tab lacks them.
    if (follow.newMilestones > 0) for (const key of shown(topicId)) void mutate(key);
    markSeen(topicId).then(() => forgetFresh(topicId), reportUnlessLeft);
  }, [topicId, follow]);
  return isFollowing ? visit : NO_VISIT;
}

const shown = (topicId: number) => [
  calls.topicMilestones(topicId),
  calls.topicArticles(topicId),
  calls.topicStats(topicId),
  calls.topicCoverage(topicId),
  ...(['newest', 'oldest'] as const).map((sort) => calls.storyTracker(String(topicId), sort)),
];

/** Marks the cached follow as seen. The order of lists stays. */
function forgetFresh(topicId: number): void {
  const seen = (follow: UserTopic) => ({ ...follow, newMilestones: 0 });
  void mutate<UserTopic[]>(
    calls.userTopics,
    (follows) => follows?.map((follow) => (follow.topic.id === topicId ? seen(follow) : follow)),
    { revalidate: false },
  );
  void mutate<UserTopic>(calls.topicPreferences(topicId), (follow) => follow && seen(follow), {
    revalidate: false,
  });
}
