import { createHash, randomBytes } from 'node:crypto';

/** The secret of a mailed link, and the hash that its row has. */
export function linkSecret(): { secret: string; secret_hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secret_hash: createHash('sha256').update(secret).digest() };
}
