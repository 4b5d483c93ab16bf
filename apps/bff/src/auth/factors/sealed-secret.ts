import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The encryption key that an installation's factor key stands for (HKDF, RFC 5869). */
function keyOf(factorKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', factorKey, '', 'followthrough:authenticator-app', 32));
}

/** Encrypts a reader's secret. The result opens for the same reader only. */
export function sealSecret(factorKey: string, userId: number, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(factorKey), iv).setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @returns null if the secret was sealed with another key, for another reader, or was changed */
export function openSecret(factorKey: string, userId: number, sealed: Buffer): string | null {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(factorKey), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not match, which is all that Node says about it.
    return null;
  }
}
