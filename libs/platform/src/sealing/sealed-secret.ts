import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret is for. Each purpose has a key of its own. */
export type SealedFor = 'authenticator-app' | 'notification-target' | 'ended-address' | 'hub-network';

export interface Seal {
  /** The installation's key. */
  key: string;
  purpose: SealedFor;
  /** 0 if it belongs to no reader. */
  userId: number;
}

/** The encryption key that an installation's key stands for (HKDF, RFC 5869). */
function keyOf({ key, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `followthrough:${purpose}`, 32));
}

/** Encrypts a reader's secret. The result opens for the same reader and purpose only. */
export function sealSecret(seal: Seal, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(seal), iv).setAAD(Buffer.from(String(seal.userId)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** A hash by which a reader's text is recognised, but not found out without the key (HMAC-SHA256). */
export function keyedHash(seal: Seal, text: string): Buffer {
  return createHmac('sha256', keyOf(seal)).update(`${seal.userId} ${text}`).digest();
}

/** @returns null if the secret was sealed with another key, for another reader or purpose, or was changed */
export function openSecret(seal: Seal, sealed: Buffer): string | null {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(seal), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(String(seal.userId)))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not match, which is all that Node says about it.
    return null;
  }
}
