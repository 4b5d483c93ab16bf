import { SEARCH_PAGE } from '#contract/site';
import type { Database } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { OperatorError, readSettings } from '#platform/runtime';
import { openKeptDatabase, openScratchDatabase } from '../../measure/scratch-database.js';
import { bringUpToDate } from '../../start/build.js';
import { startChild } from '../../start/child.js';
import type { CommandLine } from '../../start/command-line.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';
import { ask, CALLS, type CallTimes, times } from '../reading/call-times.js';
import { searchKinds } from './search-kinds.js';
import { fillArticles, givenTexts, inventedTexts, isFilled } from './search-world.js';

const BY_DEFAULT = 100_000;

/**
 * `bench search [ARTICLES] [FILE.jsonl] [--keep]`: all kinds of searches over this many articles (default 100,000), invented or
 * from the file (`{title, summary}` per line), in a temporary database. `--keep` keeps the database: the next run with `--keep` and
 * the same number of articles reuses it. Prints a JSON line for each kind: milliseconds per call at the 50th and 95th percentile,
 * and two baselines: the bare words by date, and by `ts_rank`.
 */
export async function run({ operands, flags }: CommandLine): Promise<void> {
  const [articles = String(BY_DEFAULT), file] = operands;
  const count = Number(articles);
  if (!Number.isInteger(count) || count < 1)
    throw new OperatorError('ARTICLES must be a whole number above 0.');
  await bringUpToDate({ web: false, say: console.error });
  const world = flags.has('keep')
    ? await openKeptDatabase(`followthrough_bench_search_${count}`)
    : await openScratchDatabase();
  const db = await connectDatabase(world.url, 2);
  try {
    await prepareDatabase(world.url);
    if (!(await isFilled(db))) {
      await goLive(db);
      await fillArticles(db, file === undefined ? inventedTexts(count) : givenTexts(file, count), count);
    }
    await measure(db, world.url, count);
  } finally {
    await db.close();
    await world.close();
  }
}

async function measure(db: Database, databaseUrl: string, articles: number): Promise<void> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const bff = startChild('bff-bench', ['dist/apps/bff/src/main.js'], env, readSettings(process.env).DATA_DIR);
  try {
    await waitUntilLive(`http://127.0.0.1:${port}`);
    for (const { kind, searches } of await searchKinds(db)) {
      const of = (n: number) => searches[n % searches.length] ?? {};
      const call = await times(async (n) => {
        await ask(`http://127.0.0.1:${port}/api/news/search?${new URLSearchParams(of(n))}`, {}, 200);
      });
      const byDate = await bare(db, 'published_at', (n) => of(n).q ?? '');
      const byRank = await bare(
        db,
        "ts_rank(words, websearch_to_tsquery('english', $1))",
        (n) => of(n).q ?? '',
      );
      const line = { bench: 'search', articles, kind, calls: CALLS, call, floors: { byDate, byRank } };
      console.log(JSON.stringify(line));
    }
  } finally {
    await bff.stop();
  }
}

/** A page of ids for these words only, without filters, count or highlights. */
function bare(db: Database, order: string, q: (n: number) => string): Promise<CallTimes> {
  return times(async (n) => {
    await db.rows(
      `select article_id from article_search where words @@ websearch_to_tsquery('english', $1)
        order by ${order} desc limit $2`,
      [q(n), SEARCH_PAGE],
    );
  });
}
