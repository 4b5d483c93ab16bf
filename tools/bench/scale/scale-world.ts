import { type Database, openConnection } from '#persistence/database';
import { STEMMER_OCCURS } from '#persistence/ingest/article';
import { goLive } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { systemClock } from '#platform/runtime';
import { openNamedDatabase, type ScratchDatabase } from '../../measure/scratch-database.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { copyRows } from './copy-rows.js';
import { plannedArticles, planScale } from './scale-plan.js';
import { type ScaleRefs, scaleTables } from './scale-rows.js';
import { scaleWords } from './scale-words.js';
import { withoutIndexes } from './suspended.js';

/** A database with so many articles. */
export interface ScaleWorld {
  articles: number;
  url: string;
  db: Database;
  /** Seconds, by step. Empty if the database was kept from an earlier run. */
  loaded: Readonly<Record<string, number>>;
  close: () => Promise<void>;
}

/** Opens a database of its own and fills it with generated articles by COPY, unless an earlier run kept it. */
export async function openScaleWorld(articles: number, keep: boolean): Promise<ScaleWorld> {
  const scratch = await openNamedDatabase(`followthrough_bench_scale_${articles}`, { keep });
  try {
    await prepareDatabase(scratch.url);
    const db = await connectDatabase(scratch.url, 2);
    const close = () => db.close().then(scratch.close);
    try {
      const loaded = (await isFilled(db)) ? {} : await fill(db, scratch, articles);
      return { articles, url: scratch.url, db, loaded, close };
    } catch (error) {
      await db.close();
      throw error;
    }
  } catch (error) {
    await scratch.close();
    throw error;
  }
}

async function isFilled(db: Database): Promise<boolean> {
  const [row] = await db.rows<{ value: number }>(`select value from counter where name = 'cards'`);
  return (row?.value ?? 0) > 0;
}

async function fill(
  db: Database,
  { url }: ScratchDatabase,
  articles: number,
): Promise<Record<string, number>> {
  await goLive(db);
  const plan = planScale(articles, systemClock.now().getTime());
  const tables = scaleTables(plan, await scaleWords(db), await refsOf(db));
  const seconds: Record<string, number> = {};
  const timed = async (step: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    seconds[step] = Math.round((performance.now() - start) / 100) / 10;
    console.error(`${articles} articles: ${step} in ${seconds[step]} s`);
  };
  const client = await openConnection(url);
  try {
    await client.query('set synchronous_commit = off');
    const names = tables.map(({ table }) => table);
    let copied = 0;
    await timed('all', () =>
      withoutIndexes(client, names, async () => {
        for (const { table, columns, rows } of tables)
          await timed(`copy ${table}`, () => copyRows(client, table, columns, rows()));
        copied = performance.now();
      }),
    );
    seconds.indexes = Math.round((performance.now() - copied) / 100) / 10;
    for (const table of ['article', 'topic', 'milestone', 'event'])
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
        table,
      ]);
    await timed('vacuum analyze', () => client.query('vacuum analyze'));
    await writeCounters(db, plan);
  } finally {
    await client.end();
  }
  return seconds;
}

/** Written last: they say that the database is complete. */
async function writeCounters(db: Database, plan: Parameters<typeof plannedArticles>[0]): Promise<void> {
  let cards = 0;
  for (const { isCard } of plannedArticles(plan)) cards += isCard ? 1 : 0;
  await db.rows('insert into counter (name, value) values ($1, 1) on conflict (name) do nothing', [
    `${STEMMER_OCCURS}english`,
  ]);
  await db.rows(`update counter set value = $1 where name = 'cards'`, [cards]);
}

async function refsOf(db: Database): Promise<ScaleRefs> {
  // By name: the largest sources of the world are no real outlet in particular.
  const sources = await db.rows<{ id: number; domain: string; feed: number | null }>(
    `select id, domain, (select min(f.id) from feed f where f.source_id = s.id) as feed from source s order by md5(domain)`,
  );
  const categories = await db.rows<{ id: number; slug: string }>('select id, slug from category order by id');
  return { sources, feeds: sources.map(({ feed }) => feed), categories };
}
