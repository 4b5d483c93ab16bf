import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** `link` and `confirm` belong to a signed-in reader. */
const PURPOSES = ['sign_in', 'link', 'confirm'] as const;

const word = z.string().min(1).max(200);

/** What a browser keeps between leaving for the provider and coming back. Times are in ms. */
const StoredAttempt = z.strictObject({
  purpose: z.enum(PURPOSES),
  state: word,
  nonce: word,
  verifier: word,
  startedAt: z.number(),
  returnTo: z.string().max(2_000),
  /** The reader who started it, except for `sign_in`. */
  userId: z.number().nullable(),
  sessionId: z.number().nullable(),
});
export type StoredAttempt = z.infer<typeof StoredAttempt>;

/** A sign-in at the provider must end within this time (ms). */
export const ATTEMPT_LASTS_MS = 600_000;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key follows from the secret that this site shares with the provider, so that all BFFs have the same. */
export function attemptKey(clientSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', clientSecret, '', 'followthrough sign-in attempt', 32));
}

/** Encrypts an attempt for a cookie: its owner must not be able to change whose and what it is. */
export function sealAttempt(attempt: StoredAttempt, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(attempt), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The attempt, or null if it is forged or too old. */
export function openAttempt(text: string, key: Buffer, now: Date): StoredAttempt | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  let plain: string;
  try {
    plain = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // Not sealed with this key.
    return null;
  }
  const attempt = StoredAttempt.parse(JSON.parse(plain));
  const age = now.getTime() - attempt.startedAt;
  return age >= 0 && age < ATTEMPT_LASTS_MS ? attempt : null;
}
