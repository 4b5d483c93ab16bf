import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { ReaderSettings } from '#contract/accounts';
import { Notifications, type Notification as ReaderNotification } from '#contract/notifications';
import { readDevice, writeDevice } from '../../../lib/device/device-store';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The newest notification that this browser has shown, by its id. */
const KEY = 'last_notification';
/** More at once would be a flood: the bell has them all. */
const MOST = 3;

interface BrowserNotifications {
  /** Switched on by the reader, and allowed in this browser. */
  areWanted: boolean;
  /** Shows what is unread and was not shown in this browser before. One tab alone calls it: each fact shows once. */
  showNews: () => void;
}

/** Notices of the browser's own, while a tab is open. */
export function useBrowserNotifications(): BrowserNotifications {
  const navigate = useNavigate();
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  // Not asked for without leave; but what the profile's switches make of them is heard.
  const { data: settings } = useSWR(
    calls.settings,
    isAllowed ? (url: string) => getJson(url, ReaderSettings) : null,
  );
  const areWanted = isAllowed && (settings?.wantsBrowser ?? false);
  const showNews = useCallback(() => {
    if (areWanted) showUnread((link) => void navigate(link)).catch(reportError);
  }, [areWanted, navigate]);
  return { areWanted, showNews };
}

async function showUnread(open: (link: string) => void): Promise<void> {
  const newest = await getJson(calls.notifications, Notifications);
  const shown = Number(readDevice(KEY) ?? Number.NaN);
  writeDevice(KEY, String(Math.max(0, ...newest.map(({ id }) => id))));
  // What stood in the bell before notices were switched on is no news.
  if (Number.isNaN(shown)) return;
  const unshown = newest.filter(({ id, isRead }) => id > shown && !isRead);
  for (const notification of unshown.slice(0, MOST).reverse()) show(notification, open);
}

function show({ id, title, message, link }: ReaderNotification, open: (link: string) => void): void {
  const shown = new Notification(title, { body: message, tag: `notification-${id}` });
  shown.onclick = () => {
    window.focus();
    if (link !== null) open(link);
    shown.close();
  };
}
