import { lazy, Suspense } from 'react';
import { readDevice } from '../../../lib/device/device-store';
import { useReader } from '../../account/api/use-reader';
import { LINES_KEY, ReservedLines } from './reserved-lines';

/** Not loaded for visitors. */
const NewsOfFollows = lazy(() =>
  import('./news-of-follows').then((module) => ({ default: module.NewsOfFollows })),
);

/** What is new in the stories that a reader follows. Nothing for visitors. */
export function SinceLastVisit() {
  const { reader, isResolving } = useReader();
  if (reader === null && !isResolving) return null;
  const reserved = <ReservedLines lines={Number(readDevice(LINES_KEY)) || 0} />;
  if (reader === null) return reserved;
  return (
    <Suspense fallback={reserved}>
      <NewsOfFollows loading={reserved} />
    </Suspense>
  );
}
