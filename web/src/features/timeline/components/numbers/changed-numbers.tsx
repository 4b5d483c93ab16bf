import { lazy, Suspense } from 'react';
import { useTopicNumbers } from '../../api/use-topic-numbers';

const Charts = lazy(() => import('./number-charts'));

/** Numbers of the story that changed. Nothing if there are none, or if they could not be loaded. */
export function ChangedNumbers({ topicId }: { topicId: number }) {
  const { data: numbers } = useTopicNumbers(topicId);
  if (numbers === undefined || numbers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Charts numbers={numbers} />
    </Suspense>
  );
}
