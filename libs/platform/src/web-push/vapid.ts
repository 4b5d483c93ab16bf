import { createECDH, randomBytes } from 'node:crypto';
import type { Settings } from '../runtime/config.js';

const CURVE = 'prime256v1';
const SECRET_BYTES = 32;

/** The key pair by which push services know this server (RFC 8292). `publicKey` has 65 bytes, `secret` 32. */
export interface VapidKeys {
  publicKey: Buffer;
  secret: Buffer;
}

/** The purpose under which the secret is stored. */
export const VAPID_PURPOSE = 'vapid';

/** A new random secret: a private key on P-256 of 32 bytes. */
export function newVapidSecret(): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  const key = ecdh.getPrivateKey();
  return Buffer.concat([Buffer.alloc(SECRET_BYTES - key.length), key]);
}

/** @throws RangeError if the secret is not a private key on P-256 */
export function vapidKeysOf(secret: Buffer): VapidKeys {
  const ecdh = createECDH(CURVE);
  try {
    ecdh.setPrivateKey(secret);
  } catch (cause) {
    throw new RangeError('The stored VAPID key is not a private key on P-256.', { cause });
  }
  return { publicKey: ecdh.getPublicKey(), secret };
}

/** Whether bytes are a device's public key: an uncompressed point on P-256, 65 bytes (RFC 8291, section 3.1). */
export function isDeviceKey(key: Buffer): boolean {
  if (key.length !== 65 || key[0] !== 4) return false;
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(randomBytes(SECRET_BYTES).fill(1, 0, 1));
  try {
    return ecdh.computeSecret(key).length > 0;
  } catch {
    return false;
  }
}

/**
 * Whom a push service may contact (RFC 8292, section 2.1): CONTACT_EMAIL, otherwise the first of PUBLIC_URL and FEED_CONTACT_URL that
 * is an https URL of another host than localhost. Apple accepts nothing else. Null if there is none: then no device can be told.
 */
export function vapidSubject(
  settings: Pick<Settings, 'CONTACT_EMAIL' | 'PUBLIC_URL' | 'FEED_CONTACT_URL'>,
): string | null {
  if (settings.CONTACT_EMAIL !== undefined) return `mailto:${settings.CONTACT_EMAIL}`;
  const urls = [settings.PUBLIC_URL, settings.FEED_CONTACT_URL];
  return urls.find((url) => url !== undefined && isPublicHttps(url)) ?? null;
}

function isPublicHttps(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && hostname !== 'localhost';
}
