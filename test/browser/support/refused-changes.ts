import type { Database } from '#persistence/database';
import type { ConsoleFaults } from './console-faults.js';

/** Makes the database refuse every change of a table meanwhile. The page's failed calls are the only errors allowed. */
export async function whileRefused(
  { db, faults }: { db: Database; faults: ConsoleFaults },
  table: string,
  act: () => Promise<void>,
): Promise<void> {
  await db.rows(`create or replace function refuse() returns trigger language plpgsql
    as 'begin raise exception ''refused''; end'`);
  await db.rows(
    `create trigger refuse before insert or update or delete on ${table} for each row execute function refuse()`,
  );
  try {
    await act();
  } finally {
    await db.rows(`drop trigger refuse on ${table}`);
  }
  faults.forgive(/500/);
}
