import type { Queryable } from '../database/database.js';

export interface LockedReaderRow {
  default_frequency: string;
  keeps_history: boolean;
}

/**
 * Holds a reader's row until the transaction ends, so that what one reader does at once is done one after the other and
 * limits hold; rows that refer to the reader can still be written. Whoever needs topics, too, takes them afterwards.
 */
export async function lockReader(tx: Queryable, userId: number): Promise<LockedReaderRow | null> {
  const [row] = await tx.rows<LockedReaderRow>(
    'select default_frequency, keeps_history from user_account where id = $1 for no key update',
    [userId],
  );
  return row ?? null;
}
