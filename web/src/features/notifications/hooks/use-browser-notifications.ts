import { plural } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { ReaderSettings } from '#contract/accounts';
import { Notifications, type Notification as ReaderNotification } from '#contract/notifications';
import { newsInMessage, newsInTitle } from '#vocabulary';
import { noticeWords } from '#words/notice-words';
import { readDevice, writeDevice } from '../../../lib/device/device-store';
import { TOLD_HERE } from '../../../lib/device/told-here';
import { getJson } from '../../../lib/http';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { calls } from '../../../lib/urls';

/** The newest notification that this browser has shown, by its position. */
const KEY = 'last_notification_position';
/** More at once would be too many. The bell has all of them. Those of one story count as one. */
const MOST = 3;

interface BrowserNotifications {
  /** Switched on by the reader, and allowed in this browser. */
  areWanted: boolean;
  /** Shows unread notifications that this browser has not shown yet. Only one tab calls it, so each shows once. */
  showNews: () => void;
}

/** Browser notifications while a tab is open. */
export function useBrowserNotifications(): BrowserNotifications {
  const navigate = useNavigate();
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  // Not fetched without permission, but changes by the profile's switches still arrive.
  const { data: settings } = useSWR(
    calls.settings,
    isAllowed ? (url: string) => getJson(url, ReaderSettings) : null,
  );
  // A subscribed device is told by its push service, also while a tab is open.
  const isTold = readDevice(TOLD_HERE) !== null;
  const areWanted = isAllowed && !isTold && (settings?.wantsBrowser ?? false);
  const showNews = useCallback(() => {
    if (areWanted) showUnread((link) => void navigate(link)).catch(reportUnlessLeft);
  }, [areWanted, navigate]);
  return { areWanted, showNews };
}

async function showUnread(open: (link: string) => void): Promise<void> {
  const newest = await getJson(calls.notifications, Notifications);
  const shown = Number(readDevice(KEY) ?? Number.NaN);
  writeDevice(KEY, String(Math.max(0, ...newest.map(({ position }) => position))));
  // Notifications from before browser notifications were switched on are not new.
  if (Number.isNaN(shown)) return;
  const unshown = newest.filter(({ position, isRead }) => position > shown && !isRead);
  const stories = Map.groupBy(unshown, ({ id, topic }) => (topic ? `story ${topic.id}` : `digest ${id}`));
  for (const [tag, of] of [...stories].slice(0, MOST).reverse()) show(tag, of, open);
}

/** Shows the newest notification of a story, and how many others there are. */
function show(
  tag: string,
  [newest, ...others]: readonly ReaderNotification[],
  open: (link: string) => void,
): void {
  if (!newest) return;
  const { link } = newest;
  const title = noticeWords(newest.title, newsInTitle(newest));
  const message = noticeWords(newest.message, newsInMessage(newest));
  const more = plural({ count: others.length }, { one: 'and # more', other: 'and # more' });
  const body = others.length > 0 ? `${message}\n${more}` : message;
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    if (link !== null) open(link);
    shown.close();
  };
}
