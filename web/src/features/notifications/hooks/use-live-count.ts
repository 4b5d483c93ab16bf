import { useEffect, useEffectEvent, useRef } from 'react';
import { mutate } from 'swr';
import { readToken } from '../../../lib/device/auth-token';
import { refetch } from '../../../lib/refetch';
import { hearLive } from '../../../lib/stream/live-stream';
import { calls } from '../../../lib/urls';
import { noteGrowth } from '../../feed/api/unseen';
import { useNotificationCount } from '../api/use-notification-count';
import { useBrowserNotifications } from './use-browser-notifications';

/**
 * How many notifications are unread, as it is now: told by the browser's one event stream while the tab is looked at,
 * or longer where the reader wants notices of it. Browsers that cannot share a stream ask once.
 */
export function useLiveCount(): number {
  const count = useNotificationCount(true);
  const { areWanted, showNews } = useBrowserNotifications();
  const known = useRef<number | null>(null);
  const onCount = useEffectEvent((heard: number, isOwn: boolean) => {
    const isMore = known.current !== null && heard > known.current;
    known.current = heard;
    void mutate(calls.notificationCount, { count: heard }, { revalidate: false });
    if (isMore) refetchNews();
    if (isOwn) showNews();
  });
  useEffect(() => {
    // A token is sent with no stream: the count is asked for once.
    if (readToken() !== null) return;
    return hearLive({
      onCount: (heard, isOwn) => onCount(heard, isOwn),
      // The stream tells each growth once, whichever page is open.
      onGrowth: noteGrowth,
      onRefused: () => void mutate(calls.notificationCount),
      always: areWanted,
    });
  }, [areWanted]);
  return count;
}

/** Something happened in a followed story: what lists them is out of date. */
function refetchNews(): void {
  void mutate(calls.notifications);
  refetch(calls.userTopics, calls.latestUpdates);
}
