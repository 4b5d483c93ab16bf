import { lazy, Suspense } from 'react';

const AskToBeTold = lazy(() => import('./ask-to-be-told').then((it) => ({ default: it.AskToBeTold })));

/** The questions of a story's follower. Most readers of a story do not follow it, so the code comes when it is needed. */
export function FollowersQuestions({ topicId }: { topicId: number }) {
  return (
    <Suspense>
      <AskToBeTold topicId={topicId} />
    </Suspense>
  );
}
