import { imageKind } from '#domain/reading/images';
import { type Settings, systemClock } from '#platform/runtime';
import { createSafeFetch, fetchSettingsOf, type SafeFetch } from '#platform/safe-fetch';

/** Larger files are not read (bytes). */
const MOST_BYTES = 8_000_000;
/** A reader waits for the picture, so slow outlets get less time than for a feed (ms). */
const LIMITS = { maxBytes: MOST_BYTES, totalMs: 10_000, connectMs: 5000, idleMs: 5000, maxRedirects: 4 };
const ACCEPT = 'image/webp,image/jpeg,image/png,image/gif,image/avif;q=0.9';

/** The picture cannot be shown. The code says why, for the log. */
export class ImageFailure extends Error {
  override readonly name = 'ImageFailure';
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`no picture: ${code}`, options);
  }
}

/**
 * Fetches pictures from public addresses, which are checked at the connection. The private ranges of the operator's own feeds are not
 * open to it: any outlet can name any address as its picture.
 */
export class ImageSource {
  private readonly safe: SafeFetch;

  constructor(settings: Settings) {
    const { userAgent } = fetchSettingsOf(settings);
    const openRanges = settings.IMAGE_OPEN_RANGES;
    this.safe = createSafeFetch({ userAgent, openRanges, accept: ACCEPT, limits: LIMITS });
  }

  /** @throws ImageFailure */
  async fetch(url: string): Promise<Uint8Array> {
    const result = await this.safe.fetch(url, { etag: null, lastModified: null, now: systemClock.now() });
    if (result.kind === 'unreachable') throw new ImageFailure(result.code);
    if (result.kind !== 'document') throw new ImageFailure(result.kind);
    if (imageKind(result.bytes) === null) throw new ImageFailure('not_an_image');
    return result.bytes;
  }

  close(): Promise<void> {
    return this.safe.close();
  }
}
