import { isIP } from 'node:net';
import { productVersion, type Settings } from '#platform/runtime';
import { isPublicAddress, type SafeFetchSettings } from '#platform/safe-fetch';

/** Who asks, what may be asked although it is not public, and what a visit may cost. */
export function fetchSettingsOf(settings: Settings): SafeFetchSettings {
  const [host, port] = settings.RECORDED_SERVER?.split(':') ?? [];
  const contact = contactOf(settings);
  return {
    userAgent: `Followthrough/${productVersion()} (feed reader${contact ? `; +${contact}` : ''})`,
    allow: host === undefined ? [] : [{ host, port: Number(port) }],
    openRanges: settings.FETCH_OPEN_RANGES,
    limits: {
      maxBytes: settings.FETCH_MAX_BYTES,
      totalMs: settings.FETCH_TIMEOUT_MS,
      idleMs: settings.FETCH_IDLE_MS,
    },
  };
}

/** Where feeds' owners can write. PUBLIC_URL is no such place where it leads to this machine or its own network only. */
function contactOf({ FEED_CONTACT_URL, PUBLIC_URL }: Settings): string | undefined {
  if (FEED_CONTACT_URL !== undefined || PUBLIC_URL === undefined) return FEED_CONTACT_URL;
  const host = (URL.parse(PUBLIC_URL)?.hostname ?? 'localhost').replace(/^\[|\]$/g, '');
  const isHere = /^(?:.+\.)?localhost\.?$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host));
  return isHere ? undefined : PUBLIC_URL;
}
