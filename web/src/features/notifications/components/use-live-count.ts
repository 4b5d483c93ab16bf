import { useEffect, useEffectEvent, useRef } from 'react';
import { mutate } from 'swr';
import { readToken } from '../../../lib/auth-token';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';
import { canShareStream, hearCount } from '../api/count-stream';
import { useNotificationCount } from '../api/use-notification-count';
import { useBrowserNotices } from './use-browser-notices';

/**
 * How many notifications are unread, as it is now: told by the browser's one event stream while the tab is looked at,
 * or longer where the reader wants notices of it. Browsers that cannot share a stream ask once.
 */
export function useLiveCount(): number {
  const count = useNotificationCount(true);
  const { areWanted, showNews } = useBrowserNotices();
  const known = useRef<number | null>(null);
  const onCount = useEffectEvent((heard: number, isOwn: boolean) => {
    const isMore = known.current !== null && heard > known.current;
    known.current = heard;
    void mutate(calls.notificationCount, { count: heard }, { revalidate: false });
    if (isMore) refetchNews();
    if (isOwn) showNews();
  });
  useEffect(() => {
    if (!canShareStream() || readToken() !== null) return;
    const listener = {
      onCount: (heard: number, isOwn: boolean) => onCount(heard, isOwn),
      onRefused: () => void mutate(calls.notificationCount),
    };
    return whileLookedAt(areWanted, () => hearCount(listener));
  }, [areWanted]);
  return count;
}

/** Something happened in a followed story: what lists them is out of date. */
function refetchNews(): void {
  void mutate(calls.notifications);
  refetch(calls.userTopics, calls.latestUpdates);
}

/** Runs while the tab is visible, or `always`; answers how to stop. */
function whileLookedAt(always: boolean, start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const look = () => {
    const isWanted = always || document.visibilityState === 'visible';
    if (isWanted) stop ??= start();
    else {
      stop?.();
      stop = null;
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop?.();
  };
}
