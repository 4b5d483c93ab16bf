import { useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import type { UserTopic } from '#contract';
import { calls } from '../../../lib/urls';
import { markSeen } from '../api/mark-seen';
import { useUserTopics } from '../api/use-user-topics';

interface LastVisit {
  /** How many milestones the reader had not seen before this visit. */
  fresh: number;
  /** When they last looked before it; null where that is not known. */
  seenAt: string | null;
}

const NO_VISIT: LastVisit = { fresh: 0, seenAt: null };

/** Tells the server that a follower looks at a topic; answers what they had not seen before, as long as the page stands. */
export function useSeen(topicId: number, isFollowing: boolean): LastVisit {
  const { data: follows } = useUserTopics(isFollowing);
  const [visit, setVisit] = useState(NO_VISIT);
  const told = useRef(false);
  const follow = isFollowing ? follows?.find(({ topic }) => topic.id === topicId) : undefined;
  useEffect(() => {
    if (told.current || follow === undefined) return;
    told.current = true;
    setVisit({ fresh: follow.newMilestones, seenAt: follow.seenAt });
    // What was read earlier in this tab lacks them.
    if (follow.newMilestones > 0) for (const key of shown(topicId)) void mutate(key);
    markSeen(topicId).then(() => forgetFresh(topicId), reportError);
  }, [topicId, follow]);
  return isFollowing ? visit : NO_VISIT;
}

const shown = (topicId: number) => [
  calls.topicMilestones(topicId),
  calls.topicArticles(topicId),
  calls.topicStats(topicId),
  calls.topicCoverage(topicId),
];

/** The lists of followed topics call nothing of it new any more; their order stays. */
function forgetFresh(topicId: number): void {
  void mutate<UserTopic[]>(
    calls.userTopics,
    (follows) =>
      follows?.map((follow) => (follow.topic.id === topicId ? { ...follow, newMilestones: 0 } : follow)),
    { revalidate: false },
  );
}
