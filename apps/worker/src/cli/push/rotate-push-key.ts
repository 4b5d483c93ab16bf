import { forgetDevicesOfOtherKeys } from '#persistence/notifications';
import { replaceServerKey } from '#persistence/settings';
import { systemClock } from '#platform/runtime';
import { newVapidSecret, VAPID_PURPOSE, vapidKeysOf } from '#platform/web-push';
import type { Command } from '../run/command.js';
import { counted } from '../run/counted.js';

/** `push rotate-key`: replaces the VAPID key, and forgets the devices that accept only messages of the old one. */
export async function rotatePushKey({ db, terminal }: Command): Promise<void> {
  const secret = newVapidSecret();
  const forgotten = await db.transaction(async (tx) => {
    await replaceServerKey(tx, VAPID_PURPOSE, { secret, now: systemClock.now() });
    return forgetDevicesOfOtherKeys(tx, vapidKeysOf(secret).publicKey);
  });
  terminal.say(`The key was replaced, and ${counted(forgotten, 'device')} forgotten until the next visit.`);
}
