import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export type LockedReaderRow = Pick<Row<'user_account'>, 'default_frequency' | 'keeps_history'>;

/**
 * Locks a reader's row until the transaction ends. So concurrent actions of one reader run one after the other and
 * limits hold. Rows that refer to the reader can still be written. Lock order: the reader first, then topics.
 */
export async function lockReader(tx: Queryable, userId: number): Promise<LockedReaderRow | null> {
  const row = await tx.kysely
    .selectFrom('user_account')
    .select(['default_frequency', 'keeps_history'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}
