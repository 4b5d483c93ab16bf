import useSWR, { useSWRConfig } from 'swr';
import { Notifications } from '#contract/notifications';
import { getJson, postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The newest notifications, fetched only while shown, and again each time. */
export function useNotifications(isOpen: boolean) {
  return useSWR(isOpen ? calls.notifications : null, (url: string) => getJson(url, Notifications), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}

/** Marks one notification or all as read, then refetches the list and the count. */
export function useMarkRead(): { markRead: (id: number) => Promise<void>; markAllRead: () => Promise<void> } {
  const { mutate } = useSWRConfig();
  const mark = async (address: string) => {
    await postJson(address);
    await Promise.all([mutate(calls.notifications), mutate(calls.notificationCount)]);
  };
  return {
    markRead: (id) => mark(calls.notification(id)),
    markAllRead: () => mark(calls.allNotifications),
  };
}
