import type { Queryable } from '../database/database.js';

export interface ReceivedEvent {
  id: string;
  type: string;
  /** Null if the event concerns none of our customers. */
  customerId: string | null;
  now: Date;
}

/**
 * Stores an event before it is acted on. An event that concerns no customer is finished with that. A repeated event is not
 * stored again.
 * @returns whether there is something left to do
 */
export async function storeEvent(
  db: Queryable,
  { id, type, customerId, now }: ReceivedEvent,
): Promise<boolean> {
  await db.kysely
    .insertInto('payment_event')
    .values({
      id,
      type,
      customer_id: customerId,
      received_at: now,
      handled_at: customerId === null ? now : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db.kysely
    .selectFrom('payment_event')
    .select('handled_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.handled_at === null;
}

/** The ids of a customer's events that were not acted on (index payment_event_customer). */
export async function waitingEvents(db: Queryable, customerId: string): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('payment_event')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('handled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks events as acted on. */
export async function finishEvents(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.kysely
    .updateTable('payment_event')
    .set({ handled_at: now })
    .where('id', 'in', [...ids])
    .where('handled_at', 'is', null)
    .execute();
}
