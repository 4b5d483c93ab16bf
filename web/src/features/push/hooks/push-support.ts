import { t } from '@lingui/core/macro';
import {
  askToNotify,
  whyNoBrowserNotifications,
} from '../../account/components/settings/browser-notifications';

/** Why this browser cannot be told, in a sentence; null if it can, or if the reader can still allow it. */
export function whyNoPush(): string | null {
  const isMissing = !('serviceWorker' in navigator) || !('PushManager' in window);
  if (window.isSecureContext && isMissing)
    return isAppleMobile()
      ? t`On an iPhone or iPad, first add this site to the home screen: tap Share, then 'Add to Home Screen'. Open it from there and come back to this page.`
      : t`This browser cannot show notifications while the site is closed.`;
  return whyNoBrowserNotifications();
}

/** Asks for permission if needed: only after a press. Returns why it was not given, or null. */
export async function askForPush(): Promise<string | null> {
  return whyNoPush() ?? (await askToNotify());
}

/** iPads say that they are Macs, but Macs have no touch screen. */
function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
