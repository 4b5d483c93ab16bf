import { productVersion, type SafeFetchSettings, type Settings } from '#platform';

/** Who asks, what may be asked although it is not public, and what a visit may cost. */
export function fetchSettingsOf(settings: Settings): SafeFetchSettings {
  const [host, port] = settings.RECORDED_SERVER?.split(':') ?? [];
  const contact = settings.FEED_CONTACT_URL ?? settings.PUBLIC_URL;
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
