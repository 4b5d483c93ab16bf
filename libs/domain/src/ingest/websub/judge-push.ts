import { verifySignature } from './verify-signature.js';

/** Of a subscription whose hub was given no secret. */
export const NO_SECRET = '';

/**
 * How far a push is believed (WebSub, section 8): `signed` by the hub's secret; `unsigned` where the hub was given none,
 * so that anybody who read its requests could have sent it; `forged` where it had to be signed and is not.
 */
export type PushTrust = 'signed' | 'unsigned' | 'forged';

export function judgePush(signature: string | null, body: Uint8Array, secret: string): PushTrust {
  if (secret === NO_SECRET) return 'unsigned';
  return verifySignature(signature, body, secret) ? 'signed' : 'forged';
}
