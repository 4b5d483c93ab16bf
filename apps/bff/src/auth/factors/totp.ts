import { Secret, TOTP } from 'otpauth';
import { PRODUCT_NAME } from '#contract/site';

/** Seconds of a time step. */
const PERIOD_S = 30;
/** 160 bits, as RFC 4226 recommends. */
const KEY_BYTES = 20;

/** SHA-1 and six digits: all that common apps understand. */
const totp = (key: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(key), period: PERIOD_S, digits: 6 });

/** A new key in base 32. */
export function newAppKey(): string {
  return new Secret({ size: KEY_BYTES }).base32;
}

/** The address that an app reads from the QR code. */
export function appUri(key: string, username: string): string {
  return totp(key, username).toString();
}

/**
 * The time step to which a code belongs, or null if it is none of those that count now.
 * @param skew how many steps a phone's clock may be ahead or behind (RFC 6238, section 5.2)
 */
export function stepOfCode(key: string, code: string, now: Date, skew: number): number | null {
  const timestamp = now.getTime();
  const delta = totp(key).validate({ token: code, timestamp, window: skew });
  return delta === null ? null : totp(key).counter({ timestamp }) + delta;
}
