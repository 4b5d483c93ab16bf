import { useEffect, useEffectEvent, useRef } from 'react';
import { mutate } from 'swr';
import type { LiveCount } from '#contract/notifications';
import { readToken } from '../../../lib/device/auth-token';
import { showUnreadInTitle, showUnreadOnIcon } from '../../../lib/page/tab-title';
import { refetch } from '../../../lib/refetch';
import { listenLive } from '../../../lib/stream/live-stream';
import { calls } from '../../../lib/urls';
import { addGrowth } from '../../news-feed/api/unseen';
import { useNotificationCount } from '../api/use-notification-count';
import { refetchNotifications } from '../api/use-notifications';
import { useBrowserNotifications } from './use-browser-notifications';

/**
 * The current number of unread notifications. It comes from the browser's shared event stream while the tab is visible, or
 * also while hidden if the reader wants browser notifications. Browsers that cannot share a stream fetch it once.
 */
export function useLiveCount(): number {
  const unread = useNotificationCount(true);
  const { areWanted, showNews } = useBrowserNotifications();
  const known = useRef<number | null>(null);
  const onCount = useEffectEvent(({ count, newest }: LiveCount, isOwn: boolean) => {
    void mutate(calls.notificationCount, { count }, { revalidate: false });
    // A hidden tab refetches when it is seen again.
    if (!isOwn && document.visibilityState === 'hidden') return;
    const isMore = known.current !== null && newest > known.current;
    known.current = newest;
    if (isMore) refetchNews();
    if (isOwn) showNews();
  });
  useEffect(() => {
    showUnreadInTitle(unread);
    showUnreadOnIcon(unread);
  }, [unread]);
  useEffect(() => () => showUnreadInTitle(0), []);
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
  void refetchNotifications();
  refetch(calls.userTopics, calls.latestUpdates);
}
