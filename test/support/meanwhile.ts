import { setTimeout as wait } from 'node:timers/promises';
import type { Response, Test } from 'supertest';
import type { Database, Queryable } from '#persistence/database';

/** The response to `call` if it meets rows that `change` has changed in a transaction that commits later. */
export async function meanwhile(
  db: Database,
  change: (tx: Queryable) => Promise<unknown>,
  call: () => Test,
): Promise<Response> {
  const { answer } = await db.transaction(async (tx) => {
    await change(tx);
    let isAnswered = false;
    const answer = call().then((response) => {
      isAnswered = true;
      return response;
    });
    while (!isAnswered && (await waiting(db)) === 0) await wait(10);
    return { answer };
  });
  return answer;
}

/** The number of statements that wait for a lock. */
export async function waiting(db: Database): Promise<number> {
  const rows = await db.rows(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
