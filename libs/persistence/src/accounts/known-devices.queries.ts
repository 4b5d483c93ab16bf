import type { Queryable } from '../database/database.js';

/** Forgets all devices of a reader. */
export async function forgetDevices(tx: Queryable, userId: number): Promise<void> {
  await tx.kysely.deleteFrom('known_device').where('user_id', '=', userId).execute();
}

/**
 * Remembers a device of a reader. Returns whether it is new and not the reader's first (index `known_device_pkey`). The
 * caller holds the account's row, so that of two sign-ins at once one finds the device new.
 */
export async function rememberDevice(
  tx: Queryable,
  userId: number,
  device: string,
  now: Date,
): Promise<boolean> {
  const known = await tx.kysely
    .selectFrom('known_device')
    .select('device')
    .where('user_id', '=', userId)
    .execute();
  if (known.some((one) => one.device === device)) return false;
  await tx.kysely
    .insertInto('known_device')
    .values({ user_id: userId, device, first_seen_at: now })
    .execute();
  return known.length > 0;
}
