const DENIED = 'This browser forbids notices of this site: its settings allow them again.';

/** Why this browser cannot show notices, in a sentence; null when it can or may still be asked. */
export function whyNoBrowserNotifications(): string | null {
  if (!('Notification' in window)) return 'This browser shows no notices.';
  if (!window.isSecureContext) return 'Browsers show notices only of sites that are read over https.';
  return Notification.permission === 'denied' ? DENIED : null;
}

/** Asks for leave where it has not been given; answers why not, or null. */
export async function askToNotify(): Promise<string | null> {
  const why = whyNoBrowserNotifications();
  if (why !== null || Notification.permission === 'granted') return why;
  const answer = await Notification.requestPermission();
  if (answer === 'granted') return null;
  return answer === 'denied' ? DENIED : 'The browser has not been allowed to show notices.';
}
