import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, encoded for use in links and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. A fast hash is enough: 256 random bits cannot be guessed. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
