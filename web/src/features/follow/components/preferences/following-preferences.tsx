import { lazy, Suspense } from 'react';

/** Loaded for followers only. */
const PreferencesCard = lazy(() => import('./preferences-card'));

/** For followers of the topic: when and about what they are notified. */
export function FollowingPreferences({ topicId }: { topicId: number }) {
  return (
    <Suspense fallback={null}>
      <PreferencesCard topicId={topicId} />
    </Suspense>
  );
}
