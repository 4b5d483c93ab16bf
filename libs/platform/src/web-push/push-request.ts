import webPush from 'web-push';
import type { VapidKeys } from './vapid.js';

/** The device's part of a subscription (RFC 8291, section 2). */
export interface PushTarget {
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
}

export interface PushRequest {
  headers: Record<string, string>;
  body: Buffer;
}

/** How long a push service keeps a message for a device that is off (s). */
const KEPT_S = 86_400;

const base64url = (bytes: Buffer) => bytes.toString('base64url');

/**
 * The request that sends a message to a device: encrypted for it alone (RFC 8291) and signed by this server (RFC 8292).
 * @param text at most 3,900 bytes
 * @param subject `mailto:` or `https:`
 * @throws Error if the device's key is no point on P-256
 */
export function pushRequest(target: PushTarget, text: string, keys: VapidKeys, subject: string): PushRequest {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: base64url(target.p256dh), auth: base64url(target.auth) } },
    text,
    {
      TTL: KEPT_S,
      urgency: 'normal',
      vapidDetails: { subject, publicKey: base64url(keys.publicKey), privateKey: base64url(keys.secret) },
    },
  );
  // undici counts the body itself.
  const sent = Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() !== 'content-length');
  return { headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])), body };
}
