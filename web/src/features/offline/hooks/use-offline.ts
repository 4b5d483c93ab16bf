import { useEffect } from 'react';
import { useBookmarkedIds } from '../../../lib/device/bookmarks';
import { COPIES_RENEWED } from '../../../lib/device/copies';
import { readDevice, removeFromDevice } from '../../../lib/device/device-store';
import { TOLD_HERE } from '../../../lib/device/told-here';
import { useTrackedIds } from '../../../lib/device/tracked-stories';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { maybeSignedIn, useMaybeSignedIn } from '../../account/api/signed-in-hint';
import { useReader } from '../../account/api/use-reader';

/** The first page comes first (ms). What changes meanwhile is kept together. */
const AFTER_MS = 3_000;

/**
 * Loads what makes pages readable without a connection when the page is at rest: for readers, and for visitors who bookmarked an
 * article or track a story. Other visitors load none of it.
 */
export function useOffline(): void {
  const readerId = useReader().reader?.id;
  const isVisitor = !useMaybeSignedIn();
  const bookmarks = useBookmarkedIds();
  const tracked = useTrackedIds();
  useEffect(() => {
    // The subscription to notifications ended with the session.
    if (isVisitor && !maybeSignedIn()) removeFromDevice(TOLD_HERE);
  }, [isVisitor]);
  useEffect(() => {
    if (readerId !== undefined) return atRest(({ startKeeping }) => startKeeping(readerId));
  }, [readerId]);
  useEffect(() => {
    // Copies of what was on the lists before are still to be dropped.
    const hasCopies = readDevice(COPIES_RENEWED) !== null;
    if (!isVisitor || (bookmarks.length + tracked.length === 0 && !hasCopies)) return;
    return atRest(({ keepDeviceLists }) => keepDeviceLists({ bookmarks, tracked }));
  }, [isVisitor, bookmarks, tracked]);
}

/** Returns what cancels it. */
function atRest(keep: (module: typeof import('../api/keep')) => Promise<void>): (() => void) | undefined {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const timer = setTimeout(() => import('../api/keep').then(keep).catch(reportUnlessLeft), AFTER_MS);
  return () => clearTimeout(timer);
}
