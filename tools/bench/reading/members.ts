import type { Database } from '#persistence/database';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { readSettings } from '#platform/runtime';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { startChild } from '../../start/child.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';
import { ask, CALLS, times } from './call-times.js';
import { openTokens } from './reader-world.js';

const MEMBERS = 100_000;

/** Pages and searches of the member table: each order, a deep page, rare, frequent and short searches. */
const QUERIES = [
  '',
  '?sort=username',
  '?sort=-email',
  '?sort=name',
  '?sort=-status',
  '?sort=id&offset=50000',
  '?sort=name&offset=99000',
  '?q=member-4711',
  '?q=orrin',
  '?q=mail.example&sort=email',
  '?q=me&sort=username',
  '?q=nobody-at-all',
];

/** Prints a JSON line for each call of the member table with 100,000 members: milliseconds per call. */
export async function benchMembers(): Promise<void> {
  const scratch = await openScratchDatabase();
  const db = await connectDatabase(scratch.url, 2);
  try {
    await prepareDatabase(scratch.url);
    await fillMembers(db);
    await measureCalls(db, scratch.url);
  } finally {
    await db.close();
    await scratch.close();
  }
}

/** The first one is an admin. Every hundredth is called Orrin. */
async function fillMembers(db: Database): Promise<void> {
  await db.rows(
    `insert into user_account (id, username, username_key, email, email_key, password_hash, first_name, last_name, is_admin, created_at)
     select n, 'member-' || n, 'member-' || n, 'm' || n || '@mail.example', 'm' || n || '@mail.example', 'none',
            case when n % 100 = 0 then 'Orrin' else 'Name' || n % 977 end, 'Family' || n % 4999, n = 1,
            now() - n * interval '7 minutes'
       from generate_series(1, $1) n`,
    [MEMBERS],
  );
  // Index-only scans need pages that are visible to every transaction.
  await db.rows('vacuum analyze user_account');
}

async function measureCalls(db: Database, databaseUrl: string): Promise<void> {
  const [token] = await openTokens(db, 1);
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const { DATA_DIR } = readSettings(process.env);
  const bff = startChild('bff-bench', ['dist/apps/bff/src/main.js'], env, DATA_DIR);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await waitUntilLive(origin);
    for (const query of QUERIES) {
      const path = `/api/admin/users${query}`;
      const call = await times(async () => {
        await ask(`${origin}${path}`, { authorization: `Bearer ${token}` }, 200);
      });
      console.log(JSON.stringify({ bench: 'read', path, members: MEMBERS, calls: CALLS, call }));
    }
  } finally {
    await bff.stop();
  }
}
