import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature methods of WebSub, section 8. */
const SIGNATURE = /^(sha1|sha256|sha384|sha512)=([0-9a-f]{40,128})$/i;

/**
 * Whether our secret signed the body of a content distribution: `X-Hub-Signature: sha256=…` is the HMAC of the body as
 * sent (WebSub, section 8). The comparison takes constant time.
 */
export function verifySignature(header: string | null, body: Uint8Array, secret: string): boolean {
  const [, method = '', hex = ''] = SIGNATURE.exec(header?.trim() ?? '') ?? [];
  if (method === '') return false;
  const expected = createHmac(method.toLowerCase(), secret).update(body).digest();
  const given = Buffer.from(hex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
