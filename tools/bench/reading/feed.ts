import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { request } from 'undici';
import { Today } from '#contract/reading';
import { FEED_FIRST_LOAD } from '#contract/site';
import { type Database } from '#persistence/database';
import { feedCards, hottestCards } from '#persistence/reading';
import { notifyListeners } from '#persistence/stories';
import { ask, percentiles, times } from './call-times.js';
import { ARTICLES, TOPICS } from './reader-world.js';
import { type RequestRate, requestRate } from './request-rate.js';

const OFFSETS = [0, 12_000];
const CLIENTS = [1, 16];
const CHANGES = 200;
/** Lists of stories without a cache. */
const LISTS = [
  '/api/stories/sections',
  '/api/stories/ended',
  '/api/places',
  '/api/topics?sort=lively&limit=24',
  '/api/topics?sort=moving&limit=24',
  '/api/topics?sort=near-end&limit=24',
  '/api/topics?sort=ended&limit=24',
  '/api/topics?sort=quiet&limit=24',
  '/api/topics/most-followed',
  '/api/topics-to-follow',
  '/stories/ended/feed.xml',
  '/stories/ended/feed.json',
];

/**
 * Measures the calls of visitors and prints a JSON line for each. The news feed is compared with a bare server that sends the same
 * bytes from memory. After each change it is compared with the bare query plus JSON serialisation. The calls of a topic page have no
 * baseline.
 */
export async function benchFeed(db: Database, origin: string): Promise<void> {
  for (const offset of OFFSETS) {
    const url = `${origin}/api/articles?limit=${FEED_FIRST_LOAD}&offset=${offset}`;
    for (const encoding of ['identity', 'br']) await measureMemory(url, encoding);
    await measureChanges(db, url, offset);
  }
  await measureToday(db, `${origin}/api/today`);
  for (const path of LISTS)
    print({ path, call: await times(() => ask(`${origin}${path}`, {}, 200).then(() => {})) });
  for (const part of [
    '',
    '/articles',
    '/stats',
    '/milestones',
    '/coverage',
    '/numbers',
    '/people',
    '/related',
    '/steps',
    '/headlines',
    '/changes',
    '/why',
  ])
    await measureTopics(db, origin, part);
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

/** Changes articles of the page repeatedly. Measures the first response with each change, and the bare query. */
async function measureChanges(db: Database, url: string, offset: number): Promise<void> {
  const cards = await feedCards(db, FEED_FIRST_LOAD, offset);
  let known = (await ask(url, {}, 200)).etag;
  let spent = 0;
  for (let n = 0; n < CHANGES; n++) {
    await db.transaction(async (tx) => {
      const id = cards[n % cards.length]?.id;
      await tx.rows('update article set title = $2 where id = $1', [id, `Made report, change ${n}`]);
      await notifyListeners(tx, [1]);
    });
    const answer = await firstOtherThan(url, known);
    known = answer.etag;
    spent += answer.ms;
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

/** Changes the lead repeatedly. Measures the first response with each change: what a reader waits for without a cache. */
async function measureToday(db: Database, url: string): Promise<void> {
  const answer = await request(url);
  const { lead } = Today.parse(await answer.body.json());
  if (lead === null) throw new Error('The generated news has no lead.');
  let known: unknown = answer.headers.etag;
  const spent: number[] = [];
  for (let n = 0; n < CHANGES; n++) {
    await db.transaction(async (tx) => {
      await tx.rows('update topic set name = $2 where id = $1', [lead.id, `Made story, change ${n}`]);
      await notifyListeners(tx, [1]);
    });
    const changed = await firstOtherThan(url, known);
    known = changed.etag;
    spent.push(changed.ms);
  }
  print({ path: pathOf(url), after: 'each change', call: percentiles(spent) });
}

/** Cached responses are sent until the BFF learns of the change. Only the first new response counts. */
async function firstOtherThan(url: string, known: unknown) {
  for (;;) {
    const start = performance.now();
    const { etag } = await ask(url, {}, 200);
    if (etag !== known) return { ms: performance.now() - start, etag };
  }
}

/** One call after the other, each for a different topic. */
async function measureTopics(db: Database, origin: string, part: string): Promise<void> {
  const slugs = await db.rows<{ id: number; slug: string }>(
    'select id, slug from topic order by id limit $1',
    [TOPICS],
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
  const server = fork(fileURLToPath(new URL('../ingest/memory-server.ts', import.meta.url)), [file]);
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
