import { hash } from '@node-rs/argon2';
import { request } from 'undici';
import type { Database } from '#persistence/database';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { readSettings } from '#platform/runtime';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { bringUpToDate } from '../../start/build.js';
import { startChild } from '../../start/child.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';

const ACCOUNTS = 100;
const PASSWORD = 'the right password';
/** Wrong attempts for known and for unknown names, alternating, after as many warm-up attempts. */
const PAIRS = 300;
const ATTACKS = 1000;
const AT_ONCE = 20;

/**
 * `bench sign-in`: prints whether response times reveal that a name is known (`unknownSlower`: how often an unknown name took longer
 * than a known one; 0.5 reveals nothing), then how 1,000 wrong attempts on one account affect its owner.
 */
export async function run(): Promise<void> {
  await bringUpToDate({ web: false, say: console.error });
  const scratch = await openScratchDatabase();
  const db = await connectDatabase(scratch.url, 2);
  const port = await freePort();
  const env = {
    DATABASE_URL: scratch.url,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  };
  try {
    await prepareDatabase(scratch.url);
    await fillAccounts(db);
    const bff = startChild(
      'bff-bench',
      ['dist/apps/bff/src/main.js'],
      env,
      readSettings(process.env).DATA_DIR,
    );
    try {
      await waitUntilLive(`http://127.0.0.1:${port}`);
      await measureTiming(`http://127.0.0.1:${port}`);
      await measureAttack(`http://127.0.0.1:${port}`);
    } finally {
      await bff.stop();
    }
  } finally {
    await db.close();
    await scratch.close();
  }
}

async function fillAccounts(db: Database): Promise<void> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await db.rows(
    `insert into user_account (username, username_key, email, email_key, password_hash, created_at)
     select 'reader-' || n, 'reader-' || n, n || '@mail.example', n || '@mail.example', $1, now()
       from generate_series(0, $2::int - 1) as n`,
    [passwordHash, ACCOUNTS],
  );
}

async function signIn(origin: string, username: string, from: string, password = 'a wrong password') {
  const start = performance.now();
  const answer = await request(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ username, password }),
  });
  await answer.body.text();
  return { status: answer.statusCode, ms: performance.now() - start };
}

/** A new address for each attempt, so that no limit is reached. */
const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

async function measureTiming(origin: string): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 2 * PAIRS; n++) {
    const names = n % 2 === 0 ? ['reader', 'nobody'] : ['nobody', 'reader'];
    for (const [place, name] of names.entries()) {
      const { status, ms } = await signIn(origin, `${name}-${n % ACCOUNTS}`, addressOf(2 * n + place));
      if (status !== 401) throw new Error(`a wrong attempt returned ${status}`);
      if (n >= PAIRS) (name === 'reader' ? known : unknown).push(ms);
    }
  }
  const slower = known.flatMap((a) => unknown.map((b) => (b > a ? 1 : b < a ? 0 : 0.5)));
  const unknownSlower = slower.reduce<number>((sum, one) => sum + one, 0) / slower.length;
  const middle = (of: number[]) => Math.round(10 * ([...of].sort((a, b) => a - b)[of.length >> 1] ?? 0)) / 10;
  const medians = { knownMs: middle(known), unknownMs: middle(unknown) };
  console.log(JSON.stringify({ bench: 'sign-in', pairs: PAIRS, ...medians, unknownSlower }));
}

async function measureAttack(origin: string): Promise<void> {
  const answers: Record<number, number> = {};
  const start = performance.now();
  for (let n = 0; n < ATTACKS; n += AT_ONCE) {
    const tries = Array.from({ length: AT_ONCE }, () => signIn(origin, 'reader-0', '192.0.2.1'));
    for (const { status } of await Promise.all(tries)) answers[status] = (answers[status] ?? 0) + 1;
  }
  const attackMs = Math.round(performance.now() - start);
  const owner = await signIn(origin, 'reader-0', '192.0.2.2', PASSWORD);
  const ownerMs = Math.round(owner.ms);
  console.log(
    JSON.stringify({ bench: 'sign-in', attacks: ATTACKS, attackMs, answers, owner: owner.status, ownerMs }),
  );
}
