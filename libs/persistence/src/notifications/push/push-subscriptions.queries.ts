import type { Queryable } from '../../database/database.js';
import type { RowOf } from '../../database/tables.js';

export interface NewPushSubscription {
  userId: number;
  sessionId: number;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  serverKey: Buffer;
  /** Perhaps made by the browser itself, without a press. */
  isRenewal: boolean;
  /** System time. */
  now: Date;
}

export type PushDeviceRow = RowOf<typeof pushDevices>;

/**
 * Stores the subscription of a session, instead of the one that it had. Not if the endpoint belongs to another reader, unless the keys
 * are the same: then the device changed hands. A device that its reader removed is not stored by a renewal.
 */
export async function subscribeDevice(
  tx: Queryable,
  { userId, sessionId, endpoint, p256dh, auth, serverKey, isRenewal, now }: NewPushSubscription,
): Promise<'subscribed' | 'removed' | 'taken'> {
  const wasRemoved = await lockRemoved(tx, sessionId);
  if (isRenewal && wasRemoved) return 'removed';
  await tx.kysely
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('session_id', '!=', sessionId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb.and({ p256dh, auth })]))
    .execute();
  const told = { endpoint, p256dh, auth, server_key: serverKey, failures: 0, failing_since: null };
  const taken = await tx.kysely
    .selectFrom('push_subscription')
    .select('id')
    .where('endpoint', '=', endpoint)
    .where('session_id', '!=', sessionId)
    .executeTakeFirst();
  if (taken !== undefined) return 'taken';
  await tx.kysely
    .insertInto('push_subscription')
    .values({ user_id: userId, session_id: sessionId, created_at: now, ...told })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(told))
    .execute();
  if (wasRemoved)
    await tx.kysely
      .updateTable('session')
      .set({ push_removed_at: null })
      .where('id', '=', sessionId)
      .execute();
  return 'subscribed';
}

/** Whether the reader removed the device of a session. Locks the session, so that a removal comes before or after. */
async function lockRemoved(tx: Queryable, sessionId: number): Promise<boolean> {
  const session = await tx.kysely
    .selectFrom('session')
    .select('push_removed_at')
    .where('id', '=', sessionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (session?.push_removed_at ?? null) !== null;
}

/** A reader's devices, newest first, with when each was last told (indexes `push_subscription_user_id_index`, `push_delivery_sent`). */
export function pushDevices(db: Queryable, userId: number, now: Date) {
  return db.kysely
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.session_id', 's.device', 'p.server_key', 'p.failing_since', 'p.created_at'])
    .select((eb) =>
      eb
        .selectFrom('push_delivery as d')
        .whereRef('d.subscription_id', '=', 'p.id')
        .where('d.sent_at', 'is not', null)
        .select((of) => of.fn.max<Date | null>('d.sent_at').as('at'))
        .as('told_at'),
    )
    .where('p.user_id', '=', userId)
    .where('s.expires_at', '>', now)
    .orderBy('p.id', 'desc')
    .execute();
}

/** When the reader removed the device of a session; null if it was not removed, or turned on again since. */
export async function deviceRemovedAt(db: Queryable, sessionId: number): Promise<Date | null> {
  const session = await db.kysely
    .selectFrom('session')
    .select('push_removed_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.push_removed_at ?? null;
}

/**
 * Removes a device, which stays removed until its reader turns it on there again. The session's row is locked first, as by
 * `subscribeDevice`. Returns false if the device does not belong to the reader.
 * @param now system time
 */
export async function removeDevice(tx: Queryable, userId: number, id: number, now: Date): Promise<boolean> {
  const session = await tx.kysely
    .updateTable('session as s')
    .from('push_subscription as p')
    .set({ push_removed_at: now })
    .whereRef('s.id', '=', 'p.session_id')
    .where('p.id', '=', id)
    .where('p.user_id', '=', userId)
    .returning('s.id')
    .executeTakeFirst();
  if (session === undefined) return false;
  await tx.kysely.deleteFrom('push_subscription').where('session_id', '=', session.id).execute();
  return true;
}

/** Forgets a device whose subscription has ended, unless it has subscribed again meanwhile. */
export async function forgetEndpoint(
  db: Queryable,
  { id, endpoint }: Pick<LeasedDeviceRow, 'id' | 'endpoint'>,
): Promise<void> {
  await db.kysely
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Deletes every device that subscribed with another key of the server. Returns their number. */
export async function forgetDevicesOfOtherKeys(db: Queryable, serverKey: Buffer): Promise<number> {
  const gone = await db.kysely
    .deleteFrom('push_subscription')
    .where('server_key', '!=', serverKey)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export type LeasedDeviceRow = Exclude<Awaited<ReturnType<typeof leaseDevice>>, 'held' | null>;

/**
 * Leases a device for sending (index `push_subscription_pkey`). 'held' if another worker does, null if it is gone or its session has
 * expired. Times are system time.
 */
export async function leaseDevice(db: Queryable, id: number, { now, until }: { now: Date; until: Date }) {
  const row = await db.kysely
    .updateTable('push_subscription as p')
    .from(['session as s', 'user_account as u'])
    .set({ leased_until: until })
    .where('p.id', '=', id)
    .whereRef('s.id', '=', 'p.session_id')
    .whereRef('u.id', '=', 's.user_id')
    .where('s.expires_at', '>', now)
    .where((eb) => eb.or([eb('p.leased_until', 'is', null), eb('p.leased_until', '<=', now)]))
    .returning(['p.id', 'p.user_id', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.server_key'])
    .returning([
      'p.failures',
      'p.failing_since',
      'u.time_zone',
      'u.quiet_from',
      'u.quiet_to',
      'u.pushes_per_week',
    ])
    .executeTakeFirst();
  if (row !== undefined) return row;
  const held = await db.kysely
    .selectFrom('push_subscription')
    .select('id')
    .where('id', '=', id)
    .where('leased_until', '>', now)
    .executeTakeFirst();
  return held === undefined ? null : 'held';
}

/** Ends the lease, and stores what is known about failures unless the device has subscribed again meanwhile. */
export async function releaseDevice(
  db: Queryable,
  { id, endpoint }: Pick<LeasedDeviceRow, 'id' | 'endpoint'>,
  { count, since }: { count: number; since: Date | null },
): Promise<void> {
  await db.kysely
    .updateTable('push_subscription')
    .set({ failures: count, failing_since: since })
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
  await db.kysely.updateTable('push_subscription').set({ leased_until: null }).where('id', '=', id).execute();
}

/** Whether any reader has a device. */
export async function hasDevices(db: Queryable): Promise<boolean> {
  const row = await db.kysely.selectFrom('push_subscription').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
