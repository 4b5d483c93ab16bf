import { useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import type { UserTopic } from '#contract';
import { calls } from '../../../lib/urls';
import { markSeen } from '../api/mark-seen';
import { useUserTopics } from '../api/use-user-topics';

/** Tells the server that a follower looks at a topic; answers how many milestones they had not seen before. */
export function useSeen(topicId: number): number {
  const { data: follows } = useUserTopics(true);
  const [fresh, setFresh] = useState(0);
  const told = useRef(false);
  const waiting = follows?.find(({ topic }) => topic.id === topicId)?.newMilestones;
  useEffect(() => {
    if (told.current || waiting === undefined) return;
    told.current = true;
    setFresh(waiting);
    // What was read earlier in this tab lacks them.
    if (waiting > 0) for (const key of shown(topicId)) void mutate(key);
    markSeen(topicId).then(() => forgetFresh(topicId), reportError);
  }, [topicId, waiting]);
  return fresh;
}

const shown = (topicId: number) => [
  calls.topicMilestones(topicId),
  calls.topicArticles(topicId),
  calls.topicStats(topicId),
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
