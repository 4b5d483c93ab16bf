import { z } from 'zod';
import { TimeZone } from '../site/time-zone.js';

/** The longest endpoint that is stored. Those of today's push services have up to 700 characters. */
const MOST_ENDPOINT = 1500;

/** Bytes as base64url without padding. */
const base64url = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}$`), `must be base64url of ${characters} characters`);

/** What a browser's `PushSubscription` says, as its `toJSON` writes it. Browsers may add fields, which are ignored. */
export const PushSubscribing = z.object({
  /** Where messages for the device are sent: an https URL without user name and password. */
  endpoint: z.string().max(MOST_ENDPOINT).refine(isEndpoint, 'must be an https URL'),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  /** The server's key that the browser subscribed with. Pages of older versions do not send it. */
  serverKey: base64url(87).optional(),
  /** The device's. The reader's quiet hours are by the clock of the last device. */
  timeZone: TimeZone.optional(),
  /** False if the reader pressed a button. Otherwise a device that the reader has removed is refused. */
  isRenewal: z.boolean().optional(),
});
export type PushSubscribing = z.infer<typeof PushSubscribing>;

function isEndpoint(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
}

/** A device on which a reader is told although no page is open. */
export const PushDevice = z.object({
  id: z.int().positive(),
  /** 'Firefox on Linux' */
  device: z.string(),
  /** It is signed in with the session of this call. */
  isThis: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When it was last told something. */
  toldAt: z.iso.datetime().nullable(),
  /** Since when its push service cannot be reached. */
  failingSince: z.iso.datetime().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushState = z.object({
  /** The server's, base64url, for `pushManager.subscribe`. Null if this server tells no devices. */
  publicKey: z.string().nullable(),
  devices: z.array(PushDevice),
  /** When the reader removed the device of this call, here or elsewhere. Null once they turned it on again. */
  removedAt: z.iso.datetime().nullable(),
});
export type PushState = z.infer<typeof PushState>;
