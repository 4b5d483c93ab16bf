import { useEffect, useEffectEvent, useRef } from 'react';
import { mutate } from 'swr';
import { readToken } from '../../../lib/device/auth-token';
import { refetch } from '../../../lib/refetch';
import { listenLive } from '../../../lib/stream/live-stream';
import { calls } from '../../../lib/urls';
import { addGrowth } from '../../news-feed/api/unseen';
import { useNotificationCount } from '../api/use-notification-count';
import { useBrowserNotifications } from './use-browser-notifications';

/**
 * The current number of unread notifications. It comes from the browser's shared event stream while the tab is visible, or
 * also while hidden if the reader wants browser notifications. Browsers that cannot share a stream fetch it once.
 */
export function useLiveCount(): number {
  const unread = useNotificationCount(true);
  const { areWanted, showNews } = useBrowserNotifications();
  const known = useRef<number | null>(null);
  const onCount = useEffectEvent((count: number, isOwn: boolean) => {
    const isMore = known.current !== null && count > known.current;
    known.current = count;
    void mutate(calls.notificationCount, { count }, { revalidate: false });
    if (isMore) refetchNews();
    if (isOwn) showNews();
  });
  useEffect(() => {
    // An event stream cannot send a token, so the count is fetched once.
    if (readToken() !== null) return;
    return listenLive({
      onCount: (count, isOwn) => onCount(count, isOwn),
      // The stream sends each growth once, whichever page is open.
      onGrowth: addGrowth,
      onRefused: () => void mutate(calls.notificationCount),
      always: areWanted,
    });
  }, [areWanted]);
  return unread;
}

/** Something happened in a followed story, so the lists of them are stale. */
function refetchNews(): void {
  void mutate(calls.notifications);
  refetch(calls.userTopics, calls.latestUpdates);
}
