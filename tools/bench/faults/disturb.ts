import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';
import type { Fleet, Primary } from '../../../test/support/fleet/fleet.js';
import type { ReaderLoop } from '../../../test/support/fleet/reader-loop.js';

/** Between two faults (ms). */
const CALM_MS = 4000;
/** A disk is full, and a replica is cut off or stands still, for so long (ms). */
const FULL_MS = 8000;
const CUT_OFF_MS = 8000;
const LAGS_MS = 60_000;

type Fault = [name: string, work: () => Promise<unknown>];

/** All faults, one after the other. Each prints what readers saw from its beginning to the next. */
export async function disturb(
  fleet: Fleet,
  { server, disk }: Primary,
  readers: ReaderLoop,
  db: Database,
): Promise<void> {
  const { standby } = fleet;
  const kills = fleet.all.map((app): Fault => [`${app.name} killed`, () => app.killAndRestart()]);
  const faults: Fault[] = [
    ...kills,
    ['primary restarted', () => server.crashAndRestart()],
    [
      'replica cut off',
      async () => {
        await standby.stop();
        await wait(CUT_OFF_MS);
        await standby.start();
      },
    ],
    [
      'replica lags 60 s',
      async () => {
        await standby.pause();
        await wait(LAGS_MS);
        await standby.resume();
      },
    ],
  ];
  if (fleet.hasPooler) faults.push(['PgBouncer killed', () => fleet.restartPooler()]);
  if (disk !== null)
    faults.push([
      'disk full',
      async () => {
        disk.fill();
        await wait(FULL_MS);
        disk.free();
      },
    ]);
  for (const [fault, work] of faults) {
    const from = performance.now();
    await work();
    await wait(CALM_MS);
    const ended = fleet.all.filter((app) => !app.isRunning).map(({ name }) => name);
    const seconds = Math.round((performance.now() - from) / 1000);
    const [stored] = await db.rows<{ placed: number }>(
      'select count(*)::int as placed from article where topic_id is not null',
    );
    console.log(JSON.stringify({ fault, seconds, ...stored, readers: readers.report(from), ended }));
  }
}
