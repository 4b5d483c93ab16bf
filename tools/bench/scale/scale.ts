import { request } from 'undici';
import { freePort } from '#platform/embedded';
import { OperatorError, readSettings } from '#platform/runtime';
import { bringUpToDate } from '../../start/build.js';
import { startChild } from '../../start/child.js';
import type { CommandLine } from '../../start/command-line.js';
import { waitUntilLive } from '../../start/readiness.js';
import { type CallTimes, times } from '../reading/call-times.js';
import { type ScaleCalls, scaleCalls } from './scale-calls.js';
import { MOST } from './scale-plan.js';
import { openScaleWorld, type ScaleWorld } from './scale-world.js';
import { indexSizes, tableSizes } from './table-sizes.js';

const SMALL = 100_000;
const LARGE = 10_000_000;
/** p95 with all articles may be so many times that with the small number … */
const BAR = 2;
/** … and below this, differences are noise (ms). */
const NOISE_MS = 5;
const TABLES_SHOWN = 10;
/** Calls of each kind, besides those that warm up. */
const CALLS = 100;

interface Options {
  articles: number;
  keep: boolean;
  /** Only kinds whose name contains this. */
  only: string;
}

interface RunningWorld extends ScaleWorld {
  origin: string;
  calls: Map<string, ScaleCalls>;
}

/**
 * `bench scale [--articles N] [--keep] [--only TEXT]`: the calls of visitors on N articles (default ten million) and on 100,000, in
 * databases of their own, one kind after the other. Prints a JSON line for each kind, with bare SQL as the floor, and one with
 * sizes and times to load for each database. `--keep` keeps the databases for the next run with `--keep`.
 */
export async function run(line: CommandLine): Promise<void> {
  const options = optionsOf(line);
  await bringUpToDate({ web: false, say: console.error });
  const closing: (() => Promise<void>)[] = [];
  try {
    const worlds: RunningWorld[] = [];
    for (const articles of [SMALL, options.articles]) {
      const world = await openScaleWorld(articles, options.keep);
      closing.push(world.close);
      print({ articles, loadSeconds: world.loaded });
      print({ articles, tables: await tableSizes(world.db, TABLES_SHOWN) });
      print({ articles, indexes: await indexSizes(world.db, TABLES_SHOWN) });
      const { origin, stop } = await startBff(world);
      closing.push(stop);
      const calls = new Map((await scaleCalls(world.db)).map((each) => [each.kind, each]));
      worlds.push({ ...world, origin, calls });
    }
    await compare(worlds, options.only);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

function optionsOf({ values, flags }: CommandLine): Options {
  const articles = Number(values.articles ?? LARGE);
  if (!Number.isInteger(articles) || articles < 1000 || articles > MOST || articles === SMALL)
    throw new OperatorError(`--articles takes a whole number from 1,000 to ${MOST}, except ${SMALL}.`);
  return { articles, keep: flags.has('keep'), only: values.only ?? '' };
}

async function startBff({
  url,
  articles,
}: ScaleWorld): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const env = { DATABASE_URL: url, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const folder = readSettings(process.env).DATA_DIR;
  const bff = startChild(`bff-bench-${articles}`, ['dist/apps/bff/src/main.js'], env, folder);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilLive(origin);
  } catch (error) {
    // Otherwise it would keep this process alive.
    await bff.stop();
    throw error;
  }
  return { origin, stop: () => bff.stop() };
}

/** Each kind on one world after the other, so that other work on the machine slows both. */
async function compare(worlds: readonly RunningWorld[], only: string): Promise<void> {
  let missed = 0;
  for (const kind of worlds[0]?.calls.keys() ?? []) {
    if (!kind.includes(only)) continue;
    const measured: ({ articles: number } & Measured)[] = [];
    for (const world of worlds) measured.push({ articles: world.articles, ...(await measure(world, kind)) });
    const [small, large] = measured;
    if (!small || !large) continue;
    const ratio = Math.round((100 * large.call.p95Ms) / small.call.p95Ms) / 100;
    const isMet = large.tooSlow === 0 && (ratio <= BAR || large.call.p95Ms <= NOISE_MS);
    if (!isMet) missed++;
    print({ kind, calls: CALLS, small, large, ratio, bar: BAR, isMet });
  }
  print({ kinds: worlds[0]?.calls.size, missed });
}

interface Measured {
  call: CallTimes;
  floor: CallTimes | null;
  /** Calls that were given up (503), of all. */
  tooSlow: number;
}

async function measure(world: RunningWorld, kind: string): Promise<Measured> {
  const calls = world.calls.get(kind);
  if (!calls) throw new Error(`${kind} has no calls with ${world.articles} articles.`);
  const { path, floor } = calls;
  let tooSlow = 0;
  const call = await times(async (n) => {
    const { statusCode, body } = await request(`${world.origin}${path(n)}`);
    await body.text();
    if (statusCode === 503) tooSlow++;
    else if (statusCode !== 200) throw new Error(`${path(n)} responded with ${statusCode}.`);
  }, CALLS);
  if (floor === null) return { call, floor, tooSlow };
  return { call, floor: await times((n) => world.db.rows(...floor(n)).then(() => {}), CALLS), tooSlow };
}

function print(line: object): void {
  console.log(JSON.stringify({ bench: 'scale', ...line }));
}
