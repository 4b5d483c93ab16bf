import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, as they are given away. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is no password: nothing can be tried out on it. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
