import { Agent, request } from 'undici';
import type { Database } from '#persistence/database';
import { measureDatabase } from '../../measure/database-work.js';

const SIDE_BY_SIDE = 16;
const BATCH = 64;
/** The whole set of feeds, several times, because code is compiled in the first passes. */
const PASSES = 10;

export interface UnchangedFloor {
  /** Conditional fetches of one process that does nothing else: a second, and processor time of each (ms). */
  fetchesPerSecond: number;
  fetchCpuMs: number;
  /** The same with the two plain statements below for 64 of them. */
  feedsPerSecond: number;
  cpuMs: number;
  databaseCpuMs: number | null;
}

interface Outlet {
  id: number;
  url: string;
}

const WRITE_FEEDS = `update feed set last_checked_at = now(), next_check_at = now() where id = any($1::int[])`;
const WRITE_VISITS = `insert into feed_visit (feed_id, at, wall_at, outcome, ms)
  select id, now(), now(), 'not_modified', 1 from unnest($1::int[]) as id`;

/** What the least possible reader reaches with the feeds of a recording, all of which answer 304. */
export async function unchangedFloor(db: Database, port: number): Promise<UnchangedFloor> {
  const feeds = await db.rows<Outlet>('select id, url from feed where recording is not null order by id');
  const outlets = feeds.map(({ id, url }) => ({
    id,
    url: `http://127.0.0.1:${port}/${url.slice(url.lastIndexOf('/') + 1)}/feed`,
  }));
  const agent = new Agent({ connections: SIDE_BY_SIDE });
  const etags = new Map<string, string>();
  await pass(outlets, agent, etags, async () => {});
  const fetched = await measure(() => passes(outlets, agent, etags, async () => {}));
  const database = await measureDatabase(db);
  const written = await measure(() => passes(outlets, agent, etags, (ids) => write(db, ids)));
  const { cpuSeconds } = await database();
  await agent.close();
  const visits = outlets.length * PASSES;
  return {
    fetchesPerSecond: Math.round((1000 * visits) / fetched.ms),
    fetchCpuMs: rounded(fetched.cpuMs / visits),
    feedsPerSecond: Math.round((1000 * visits) / written.ms),
    cpuMs: rounded(written.cpuMs / visits),
    databaseCpuMs: cpuSeconds && rounded((1000 * cpuSeconds) / visits),
  };
}

async function write(db: Database, ids: readonly number[]): Promise<void> {
  await db.rows(WRITE_FEEDS, [ids], 'floor_feeds');
  await db.rows(WRITE_VISITS, [ids], 'floor_visits');
}

type Store = (ids: readonly number[]) => Promise<void>;

async function passes(
  outlets: readonly Outlet[],
  agent: Agent,
  etags: Map<string, string>,
  store: Store,
): Promise<void> {
  for (let done = 0; done < PASSES; done++) await pass(outlets, agent, etags, store);
}

async function pass(
  outlets: readonly Outlet[],
  agent: Agent,
  etags: Map<string, string>,
  store: Store,
): Promise<void> {
  const waiting = outlets.values();
  let fetched: number[] = [];
  const lane = async () => {
    for (const { id, url } of waiting) {
      const known = { 'if-none-match': etags.get(url) };
      const { headers, body } = await request(url, { dispatcher: agent, headers: known });
      await body.dump();
      etags.set(url, String(headers.etag));
      fetched.push(id);
      if (fetched.length < BATCH) continue;
      const ids = fetched;
      fetched = [];
      await store(ids);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  await store(fetched);
}

async function measure(work: () => Promise<void>): Promise<{ ms: number; cpuMs: number }> {
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpuBefore);
  return { ms: performance.now() - began, cpuMs: (user + system) / 1000 };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
