import useSWR from 'swr';
import { NotificationCount } from '#contract/notifications';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** How many notifications are unread, asked for only when signed in. */
export function useNotificationCount(isSignedIn: boolean): number {
  const { data } = useSWR(isSignedIn ? calls.notificationCount : null, (url: string) =>
    getJson(url, NotificationCount),
  );
  return data?.count ?? 0;
}
