import { isIP } from 'node:net';
import type { Settings } from '../runtime/config.js';
import { productVersion } from '../runtime/version.js';
import { isPublicAddress } from './public-address.js';
import type { SafeFetchSettings } from './safe-fetch.js';

/** The User-Agent, the non-public addresses that are allowed, and the limits of a visit. */
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

/** A contact for owners of feeds. PUBLIC_URL does not serve if only this machine or its network can reach it. */
function contactOf({ FEED_CONTACT_URL, PUBLIC_URL }: Settings): string | undefined {
  if (FEED_CONTACT_URL !== undefined || PUBLIC_URL === undefined) return FEED_CONTACT_URL;
  const host = (URL.parse(PUBLIC_URL)?.hostname ?? 'localhost').replace(/^\[|\]$/g, '');
  const isHere = /^(?:.+\.)?localhost\.?$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host));
  return isHere ? undefined : PUBLIC_URL;
}
