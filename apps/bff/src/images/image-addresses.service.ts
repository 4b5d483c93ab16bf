import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IMAGE_URL_MAX, IMAGE_WIDTHS, imageAddress } from '#contract/reading';
import { Database } from '#persistence/database';
import { serverKey } from '#persistence/settings';
import { type Settings, systemClock } from '#platform/runtime';
import { SETTINGS } from '../http/tokens.js';

/** The address at which readers see a stored picture, or null if it cannot be shown. */
export type ImageAddress = (stored: string | null) => string | null;

/** Enough that no signature can be guessed (bytes; RFC 2104, section 5). */
const SIGNATURE_BYTES = 16;

/**
 * Signs the addresses of pictures, so that this server fetches only what feeds named, and resizes only to its own widths. The key is
 * in the database: every BFF accepts what another signed.
 */
@Injectable()
export class ImageAddresses {
  private key: Promise<Buffer> | null = null;

  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Without the proxy, pictures keep the outlet's address. */
  async shown(): Promise<ImageAddress> {
    if (!this.settings.IMAGE_PROXY) return (stored) => stored;
    const key = await this.loadedKey();
    return (stored) => (stored === null || isOwnPath(stored) ? stored : signed(stored, key));
  }

  async isSigned(url: string, signature: string): Promise<boolean> {
    const right = Buffer.from(signatureOf(url, await this.loadedKey()));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private loadedKey(): Promise<Buffer> {
    this.key ??= this.load();
    return this.key;
  }

  /** After a failure the next caller tries again. */
  private async load(): Promise<Buffer> {
    try {
      return await serverKey(this.db, 'images', { offered: randomBytes(32), now: systemClock.now() });
    } catch (error) {
      this.key = null;
      throw error;
    }
  }
}

/** Pictures of a recording are served by this server as they are. */
const isOwnPath = (stored: string) => /^\/(?!\/)/.test(stored);

function signed(url: string, key: Buffer): string | null {
  const isFetchable = url.length <= IMAGE_URL_MAX && /^https?:\/\//i.test(url) && URL.canParse(url);
  return isFetchable ? imageAddress(url, signatureOf(url, key)) : null;
}

/** Covers the URL and the widths that it may be resized to. A picture needs all of them, so one signature is for all. */
function signatureOf(url: string, key: Buffer): string {
  const digest = createHmac('sha256', key)
    .update(`${IMAGE_WIDTHS.join(' ')}\n${url}`)
    .digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
