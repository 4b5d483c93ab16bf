import { anyOf } from '../../database/any-of.js';
import type { Queryable } from '../../database/database.js';
import type { RowOf } from '../../database/tables.js';

/** An alert with its feed's current URL. Times are system time. */
export type AlertRow = RowOf<typeof listAlerts>;

/** Alerts, newest first, at most `limit`. `unread` leaves out those that were read. The table is small. */
export function listAlerts(db: Queryable, unread: boolean, limit: number) {
  return db.kysely
    .selectFrom('operator_alert as n')
    .leftJoin('feed as f', 'f.id', 'n.feed_id')
    .leftJoin('source as s', 's.id', 'f.source_id')
    .select(['n.id', 'n.kind', 'n.payload', 'n.feed_id', 'f.url', 's.domain', 'n.created_at', 'n.read_at'])
    .$if(unread, (query) => query.where('n.read_at', 'is', null))
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();
}

/** Marks alerts as read at `wall` (system time) and returns those that were unread. Index: operator_alert_pkey. */
export async function markAlertsRead(db: Queryable, ids: readonly number[], wall: Date): Promise<number[]> {
  const marked = await db.kysely
    .updateTable('operator_alert')
    .set({ read_at: wall })
    .where('id', '=', anyOf(ids))
    .where('read_at', 'is', null)
    .returning('id')
    .execute();
  return marked.map(({ id }) => id);
}
