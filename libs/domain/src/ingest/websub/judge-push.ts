import { verifySignature } from './verify-signature.js';

/** The secret of a subscription whose hub was given none. */
export const NO_SECRET = '';

/**
 * How much a push is trusted (WebSub, section 8). `signed`: with the hub's secret. `unsigned`: the hub has no secret,
 * so anyone who intercepted its requests could have sent the push. `forged`: the signature is missing or wrong.
 */
export type PushTrust = 'signed' | 'unsigned' | 'forged';

export function judgePush(signature: string | null, body: Uint8Array, secret: string): PushTrust {
  if (secret === NO_SECRET) return 'unsigned';
  return verifySignature(signature, body, secret) ? 'signed' : 'forged';
}
