import { useEffect } from 'react';
import { useBookmarkedIds } from '../../../lib/device/bookmarks';
import { COPIES_RENEWED } from '../../../lib/device/copies';
import { readDevice } from '../../../lib/device/device-store';
import { useMaybeSignedIn } from '../../account/api/signed-in-hint';
import { useReader } from '../../account/api/use-reader';

/** The first page comes first (ms). Bookmarks that change meanwhile are kept together. */
const AFTER_MS = 3_000;

/**
 * Loads what makes pages readable without a connection when the page is at rest: for readers, and for visitors with bookmarks. Other
 * visitors load none of it.
 */
export function useOffline(): void {
  const readerId = useReader().reader?.id;
  const isVisitor = !useMaybeSignedIn();
  const bookmarks = useBookmarkedIds();
  useEffect(() => {
    if (readerId !== undefined) return atRest(({ startKeeping }) => startKeeping(readerId));
  }, [readerId]);
  useEffect(() => {
    // Copies of what was bookmarked before are still to be dropped.
    const hasCopies = readDevice(COPIES_RENEWED) !== null;
    if (!isVisitor || (bookmarks.length === 0 && !hasCopies)) return;
    return atRest(({ keepBookmarks }) => keepBookmarks(bookmarks));
  }, [isVisitor, bookmarks]);
}

/** Returns what cancels it. */
function atRest(keep: (module: typeof import('../api/keep')) => Promise<void>): (() => void) | undefined {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const timer = setTimeout(() => import('../api/keep').then(keep).catch(reportError), AFTER_MS);
  return () => clearTimeout(timer);
}
