import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export type LockedReaderRow = Pick<Row<'user_account'>, 'default_frequency' | 'keeps_history'>;

/**
 * Holds a reader's row until the transaction ends, so that what one reader does at once is done one after the other and
 * limits hold; rows that refer to the reader can still be written. Whoever needs topics, too, takes them afterwards.
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
