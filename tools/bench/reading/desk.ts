import type { Database } from '#persistence/database';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { readSettings } from '#platform/runtime';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { startChild } from '../../start/child.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';
import { ask, CALLS, times } from './call-times.js';
import { DESK_ARTICLES, fillDesk, QUEUE_ENTRIES } from './desk-world.js';
import { openTokens } from './reader-world.js';

/** Filters of articles: none, each alone, together, rare and frequent words, deep and empty ones. */
const ARTICLE_QUERIES = [
  '',
  '?state=unplaced',
  '?state=hidden',
  '?tag=health',
  '?trait=copy',
  '?trait=comment',
  '?trait=revised',
  '?q=council',
  '?q=town+999123',
  '?q=nothing+at+all',
  '?q=777777',
  '?topic=4711',
  '?before=500000',
  '?before=500000&trait=revised&tag=sports',
];
const QUEUE_QUERIES = ['', '?limit=50&offset=9950', '?kind=listing'];

/** Prints a JSON line for each call of editors: milliseconds per call. */
export async function benchDesk(): Promise<void> {
  const scratch = await openScratchDatabase();
  const db = await connectDatabase(scratch.url, 2);
  try {
    await prepareDatabase(scratch.url);
    await db.rows(
      `insert into user_account (id, username, username_key, email, email_key, password_hash, is_editor, created_at)
       values (1, 'editor', 'editor', 'editor@mail.example', 'editor@mail.example', 'none', true, now())`,
    );
    await fillDesk(db);
    await measureCalls(db, scratch.url);
  } finally {
    await db.close();
    await scratch.close();
  }
}

async function measureCalls(db: Database, databaseUrl: string): Promise<void> {
  const [token] = await openTokens(db, 1);
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const bff = startChild('bff-bench', ['dist/apps/bff/src/main.js'], env, readSettings(process.env).DATA_DIR);
  const [source] = await db.rows<{ domain: string }>(
    'select domain from source where id = (select source_id from article where id = 1)',
  );
  const ofSource = ['', '&tag=sports', '&trait=revised', '&q=nothing+at+all', '&state=hidden'].map(
    (more) => `?source=${source?.domain}${more}`,
  );
  try {
    const origin = `http://127.0.0.1:${port}`;
    await waitUntilLive(origin);
    const paths = [
      ...[...ARTICLE_QUERIES, ...ofSource].map((query) => `/api/admin/articles${query}`),
      '/api/admin/articles/777777',
      ...QUEUE_QUERIES.map((query) => `/api/admin/queue${query}`),
    ];
    for (const path of paths) {
      const call = await times(async () => {
        await ask(`${origin}${path}`, { authorization: `Bearer ${token}` }, 200);
      });
      const size = path.includes('queue') ? { entries: QUEUE_ENTRIES } : { articles: DESK_ARTICLES };
      console.log(JSON.stringify({ bench: 'read', path, ...size, calls: CALLS, call }));
    }
  } finally {
    await bff.stop();
  }
}
