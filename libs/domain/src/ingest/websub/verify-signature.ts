import { createHmac, timingSafeEqual } from 'node:crypto';

/** The methods of WebSub, section 8. */
const SIGNATURE = /^(sha1|sha256|sha384|sha512)=([0-9a-f]{40,128})$/i;

/**
 * Whether the body of a content distribution was signed with our secret: `X-Hub-Signature: sha256=…`, the HMAC of
 * the body as sent (WebSub, section 8). The comparison takes the same time wherever the signatures differ.
 */
export function verifySignature(header: string | null, body: Uint8Array, secret: string): boolean {
  const [, method = '', hex = ''] = SIGNATURE.exec(header?.trim() ?? '') ?? [];
  if (method === '') return false;
  const expected = createHmac(method.toLowerCase(), secret).update(body).digest();
  const given = Buffer.from(hex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
