import Parser from 'rss-parser';
import { Agent, request } from 'undici';
import type { Database } from '#persistence/database';
import { connectDatabase } from '#persistence/schema';

const BATCH = 300;
const SIDE_BY_SIDE = 8;

const parser = new Parser();

interface Row {
  guid: string;
  title: string;
  excerpt: string;
  at: string;
}

/** The result of the first pass over the feeds. */
interface FirstPass {
  documents: string[];
  /** By the feed's URL. */
  etags: Map<string, string>;
  items: number;
}

/**
 * The simplest possible reader: fetch, rss-parser, and `unnest` inserts of 300 rows into a table with a unique, a date and a
 * text-search index, all in this process. Returns its items per second, its unchanged feeds per second, and the items per second
 * of rss-parser alone after a warm-up.
 */
async function pipelineFloor(db: Database, port: number) {
  const outlets = (
    await db.rows<{ url: string }>('select url from feed where recording is not null order by id')
  ).map(({ url }) => `http://127.0.0.1:${port}/${url.slice(url.lastIndexOf('/') + 1)}/feed`);
  await createTable(db);
  const agent = new Agent({ connections: SIDE_BY_SIDE });
  const first: FirstPass = { documents: [], etags: new Map(), items: 0 };
  const readSeconds = await seconds(() => readAll(db, outlets, agent, first));
  const unchangedSeconds = await seconds(() => fetchAgain(db, outlets, agent, first.etags));
  const parse = async () => {
    for (const xml of first.documents) await rowsOf(xml);
  };
  await parse();
  const parseSeconds = await seconds(parse);
  await agent.close();
  return {
    pipeline: Math.round(first.items / readSeconds),
    pipelineUnchangedFeeds: Math.round(outlets.length / unchangedSeconds),
    rssParser: Math.round(first.items / parseSeconds),
  };
}

async function createTable(db: Database): Promise<void> {
  await db.rows(
    `create table floor_item (id serial primary key, guid text unique, title text, excerpt text, at timestamptz,
       words tsvector generated always as (to_tsvector('english', title || ' ' || excerpt)) stored)`,
  );
  await db.rows('create index on floor_item (at)');
  await db.rows('create index on floor_item using gin (words)');
}

async function readAll(
  db: Database,
  outlets: readonly string[],
  agent: Agent,
  first: FirstPass,
): Promise<void> {
  const pending: Row[] = [];
  await sideBySide(outlets, async (url) => {
    const { headers, body } = await request(url, { dispatcher: agent });
    const xml = await body.text();
    first.etags.set(url, String(headers.etag));
    first.documents.push(xml);
    pending.push(...(await rowsOf(xml)));
    if (pending.length < BATCH) return;
    const rows = pending.splice(0);
    await insert(db, rows);
    first.items += rows.length;
  });
  await insert(db, pending);
  first.items += pending.length;
}

async function fetchAgain(
  db: Database,
  outlets: readonly string[],
  agent: Agent,
  etags: ReadonlyMap<string, string>,
): Promise<void> {
  await sideBySide(outlets, async (url) => {
    const { body } = await request(url, {
      dispatcher: agent,
      headers: { 'if-none-match': etags.get(url) },
    });
    await body.dump();
    await db.rows('update feed set last_checked_at = now() where url = $1', [url]);
  });
}

async function rowsOf(xml: string): Promise<Row[]> {
  const { items } = await parser.parseString(xml);
  return items.map(({ guid, link, title, content, isoDate }) => ({
    guid: guid ?? link ?? '',
    title: title ?? '',
    excerpt: content ?? '',
    at: isoDate ?? '',
  }));
}

async function insert(db: Database, rows: readonly Row[]): Promise<void> {
  await db.rows(
    `insert into floor_item (guid, title, excerpt, at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) on conflict do nothing`,
    [
      rows.map((row) => row.guid),
      rows.map((row) => row.title),
      rows.map((row) => row.excerpt),
      rows.map((row) => row.at),
    ],
  );
}

async function sideBySide(urls: readonly string[], work: (url: string) => Promise<void>): Promise<void> {
  const waiting = urls.values();
  const lane = async () => {
    for (const url of waiting) await work(url);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

const [databaseUrl = '', port = ''] = process.argv.slice(2);
const db = await connectDatabase(databaseUrl, SIDE_BY_SIDE);
process.send?.(await pipelineFloor(db, Number(port)));
await db.close();
process.disconnect();
