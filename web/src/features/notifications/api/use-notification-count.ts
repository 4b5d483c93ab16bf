import useSWR from 'swr';
import { NotificationCount } from '#contract/notifications';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The number of unread notifications, fetched only if signed in. */
export function useNotificationCount(isSignedIn: boolean): number {
  const { data } = useSWR(isSignedIn ? calls.notificationCount : null, (url: string) =>
    getJson(url, NotificationCount),
  );
  return data?.count ?? 0;
}
