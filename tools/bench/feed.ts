import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { request } from 'undici';
import { FEED_FIRST_LOAD } from '#contract';
import { type Database, hottestCards, tellListeners } from '#persistence';
import { ask, times } from './call-times.js';
import { ARTICLES, TOLD_TOPICS } from './reader-world.js';
import { type RequestRate, requestRate } from './request-rate.js';

const OFFSETS = [0, 12_000];
const CLIENTS = [1, 16];
const CHANGES = 200;
/** In which the notification reaches the BFF: what is measured is the answer after it (ms). */
const HEARD_MS = 5;

/**
 * What visitors ask for, JSON lines each beside its floor. The feed: against a bare server that sends the same bytes from
 * memory; right after each change: against the bare query with its rows stringified. The calls of a topic's page.
 */
export async function benchFeed(db: Database, origin: string): Promise<void> {
  for (const offset of OFFSETS) {
    const url = `${origin}/api/articles?limit=${FEED_FIRST_LOAD}&offset=${offset}`;
    for (const encoding of ['identity', 'br']) await measureMemory(url, encoding);
    await measureChanges(db, url, offset);
  }
  for (const part of ['', '/articles', '/stats', '/milestones']) await measureTopics(db, origin, part);
}

async function measureMemory(url: string, encoding: string): Promise<void> {
  const headers = { 'accept-encoding': encoding };
  const answer = await request(url, { headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  const floor = await startFloor(body);
  for (const clients of CLIENTS) {
    const call: RequestRate = await requestRate(url, clients, headers);
    const bare = await requestRate(floor.url, clients, headers);
    print({
      path: pathOf(url),
      encoding,
      bytes: body.length,
      clients,
      call,
      floor: bare,
      ...ratio(call, bare),
    });
  }
  floor.close();
}

/** Milliseconds of the first answer after each change, and of the bare query. */
async function measureChanges(db: Database, url: string, offset: number): Promise<void> {
  let spent = 0;
  for (let n = 0; n < CHANGES; n++) {
    await db.transaction(async (tx) => {
      await tx.rows('update article set updated_at = updated_at where id = $1', [n + 1]);
      await tellListeners(tx, [1]);
    });
    await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
    const start = performance.now();
    await ask(url, {}, 200);
    spent += performance.now() - start;
  }
  let bare = 0;
  for (let n = 0; n < CHANGES; n++) {
    const start = performance.now();
    JSON.stringify(await hottestCards(db, FEED_FIRST_LOAD, offset));
    bare += performance.now() - start;
  }
  const [call, floor] = [spent, bare].map((ms) => ({ perSecond: Math.round((1000 * CHANGES) / ms) }));
  if (call && floor) print({ path: pathOf(url), after: 'each change', call, floor, ...ratio(call, floor) });
}

/** Each call for another topic, after the other. */
async function measureTopics(db: Database, origin: string, part: string): Promise<void> {
  const slugs = await db.rows<{ id: number; slug: string }>(
    'select id, slug from topic order by id limit $1',
    [TOLD_TOPICS],
  );
  const call = await times(async (n) => {
    const topic = slugs[(n * 7919) % slugs.length];
    await ask(`${origin}/api/topics/${part === '' ? topic?.slug : `${topic?.id}${part}`}`, {}, 200);
  });
  print({ path: `/api/topics/:id${part}`, call });
}

async function startFloor(body: Buffer): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-bench-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const server = fork(fileURLToPath(new URL('./memory-server.ts', import.meta.url)), [file]);
  const [port] = await once(server, 'message');
  rmSync(folder, { recursive: true });
  return { url: `http://127.0.0.1:${port}/`, close: () => server.disconnect() };
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

const ratio = (call: { perSecond: number }, floor: { perSecond: number }) => ({
  ratio: Math.round((100 * call.perSecond) / floor.perSecond) / 100,
});

function print(line: object): void {
  console.log(JSON.stringify({ bench: 'read', articles: ARTICLES, ...line }));
}
