import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FollowPreferences } from '#contract/reading';
import { pagePath } from '#contract/site';
import { useReader } from '../../features/account/api/use-reader';
import { changePreferences } from '../../features/follow/api/change-preferences';
import { useChangeFollow } from '../../features/follow/hooks/use-follow';
import { changeShown } from '../../features/follow/hooks/use-preferences';
import { moveBookmarks } from '../../features/reading-lists/api/move-bookmarks';
import { moveTracked } from '../../features/tracked/api/move-tracked';
import { bookmarkedIds, setBookmarked } from '../../lib/device/bookmarks';
import { dropWish, takeWish } from '../../lib/device/follow-wish';
import { trackedIds } from '../../lib/device/tracked-stories';
import { isPageLeft, reportUnlessLeft } from '../../lib/report-unless-left';

/** Once a reader signs in, moves what they did before to their account: the follow and the device's lists. */
export function useArrival(): void {
  const { reader } = useReader();
  const readerId = reader?.id;
  const { pathname, search, hash } = useLocation();
  const change = useChangeFollow();
  useEffect(() => {
    // The reader may be known a moment before the sign-in page leads back, and taking a wish there would drop it.
    if (readerId === undefined || pathname === pagePath('auth')) return;
    const wished = takeWish(pathname + search + hash);
    if (wished === null) return;
    const { topicId, notificationFrequency } = wished;
    const followed = change({ id: topicId }, true);
    // Without the follow the preference fails as well; the reader has seen why.
    const preferred =
      notificationFrequency === undefined
        ? followed
        : followed.then(() => prefer(topicId, { notificationFrequency })).catch(reportUnlessLeft);
    // If the page is left meanwhile, the next one carries it out.
    void preferred.then(() => isPageLeft() || dropWish());
  }, [readerId, pathname, search, hash, change]);
  useEffect(() => {
    if (readerId === undefined) return;
    // What fails stays on the device and is moved at the next page load.
    moveBookmarked().catch(reportUnlessLeft);
    moveTracked(trackedIds()).catch(reportUnlessLeft);
  }, [readerId]);
}

function prefer(topicId: number, preferences: FollowPreferences): Promise<void> {
  return changeShown(topicId, preferences, () => changePreferences(topicId, preferences));
}

async function moveBookmarked(): Promise<void> {
  const bookmarks = bookmarkedIds();
  if (bookmarks.length === 0) return;
  await moveBookmarks(bookmarks);
  for (const id of bookmarks) setBookmarked(id, false);
}
