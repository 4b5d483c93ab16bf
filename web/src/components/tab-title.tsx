import { pageTitle } from '#contract/site';
import { badgeText } from '#words/notifications';
import { useUnreadInTitle } from '../lib/page/tab-title';

/** The title of the browser's tab: '(3) Home | Followthrough' while three notifications are unread. */
export function TabTitle({ page }: { page: string }) {
  const unread = useUnreadInTitle();
  const title = pageTitle(page);
  return <title>{unread > 0 ? `(${badgeText(unread)}) ${title}` : title}</title>;
}
