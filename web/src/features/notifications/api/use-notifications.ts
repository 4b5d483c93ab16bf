import { mutate } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { NOTIFICATIONS_ANSWERED, type Notification, Notifications } from '#contract/notifications';
import { getJson, postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export type NotificationFilter = 'all' | 'unread';

/** Each page begins after the last notification of the page before. */
const pagesOf = (filter: NotificationFilter) => (page: number, previous: Notification[] | null) => {
  const before = previous?.at(-1)?.position;
  if (page > 0 && before === undefined) return null;
  return calls.notificationPage({ unread: filter === 'unread' ? 'true' : undefined, before });
};

/** The newest notifications, fetched only while shown, and again each time. Older ones follow on request. */
export function useNotifications(isOpen: boolean, filter: NotificationFilter) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    isOpen ? pagesOf(filter) : () => null,
    (url: string) => getJson(url, Notifications),
    { revalidateIfStale: true, revalidateAll: true },
  );
  return {
    notifications: data && uniqueById(data.flat()),
    failed: data === undefined && error !== undefined,
    hasOlder: data?.at(-1)?.length === NOTIFICATIONS_ANSWERED,
    isReadingOlder: isValidating && data !== undefined && data.length < size,
    readOlder: () => void setSize(size + 1),
    retry: () => mutate(),
  };
}

/** A notification moves up when it is updated, so it may be on two pages. */
function uniqueById(notifications: readonly Notification[]): Notification[] {
  return [...new Map(notifications.toReversed().map((each) => [each.id, each])).values()].reverse();
}

/** Refetches the shown list; a list that is not shown is refetched when it is opened. */
export async function refetchNotifications(): Promise<void> {
  await Promise.all(
    (['all', 'unread'] as const).map((filter) => mutate(unstable_serialize(pagesOf(filter)))),
  );
}

/** Marks a notification as read, as the reader saw it, then refetches the list and the count. */
export function markRead({ id, position }: Pick<Notification, 'id' | 'position'>): Promise<void> {
  return mark(calls.readNotification(id, position));
}

/** Marks everything up to a position as read, then refetches the list and the count. */
export function markAllRead(upTo: number): Promise<void> {
  return mark(calls.readNotifications(upTo));
}

async function mark(address: string): Promise<void> {
  await postJson(address);
  await Promise.all([refetchNotifications(), mutate(calls.notificationCount)]);
}
