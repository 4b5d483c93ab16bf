import { t } from '@lingui/core/macro';

const denied = () => t`This browser blocks notifications from this site. You can allow them in its settings.`;

/** Why this browser cannot show notifications, in a sentence; null if it can, or if the reader can still allow it. */
export function whyNoBrowserNotifications(): string | null {
  if (!('Notification' in window)) return t`This browser does not support notifications.`;
  if (!window.isSecureContext) return t`Browsers show notifications only for sites that use HTTPS.`;
  return Notification.permission === 'denied' ? denied() : null;
}

/** Asks for permission if needed. Returns why it was not given, or null. */
export async function askToNotify(): Promise<string | null> {
  const why = whyNoBrowserNotifications();
  if (why !== null || Notification.permission === 'granted') return why;
  const answer = await Notification.requestPermission();
  if (answer === 'granted') return null;
  return answer === 'denied' ? denied() : t`You have not allowed notifications in this browser.`;
}
