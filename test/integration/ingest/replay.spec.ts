import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { faultsIn } from '../../support/consistency.js';
import { dataFolder } from '../../support/launcher.js';
import { killHard, prepareReplay, type Replay, untilReady } from '../../support/replay.js';
import { visibleStories, withoutMemory } from '../../support/visible-stories.js';

const HOURS = 60;
const LIMIT_MS = 600_000;

const data = dataFolder();
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Waits until the worker is in the middle: it has added some articles, or all. */
async function untilMoreArticles(db: Database, more: number, all: number): Promise<void> {
  const count = async () =>
    (await db.rows<{ n: number }>('select count(*)::int as n from article'))[0]?.n ?? 0;
  const before = await count();
  const deadline = Date.now() + LIMIT_MS;
  const wanted = Math.min(before + more, all);
  while ((await count()) < wanted) {
    if (Date.now() > deadline) throw new Error('the worker adds no articles');
    await wait(5);
  }
}

async function replayed(run: (replay: Replay) => Promise<void>) {
  const replay = await prepareReplay(HOURS, data);
  try {
    await run(replay);
    expect(await faultsIn(replay.database.db)).toEqual({});
    return await visibleStories(replay.database.db);
  } finally {
    await replay.close();
  }
}

describe('a replay', () => {
  it(
    'ends in the same state with one worker, with one that is killed again and again, and with two in parallel',
    async () => {
      const calm = await replayed(async ({ startWorker, database }) => {
        const worker = startWorker();
        await untilReady(database.db);
        worker.kill('SIGTERM');
        await new Promise((resolve) => worker.once('exit', resolve));
      });
      expect(calm.articles.length).toBeGreaterThan(60);
      expect(calm.milestones.length).toBeGreaterThan(20);

      const killed = await replayed(async ({ startWorker, database }) => {
        for (const extraMs of [0, 7, 19, 37, 61, 90]) {
          const worker = startWorker();
          await untilMoreArticles(database.db, 8, calm.articles.length);
          await wait(extraMs);
          await killHard(worker);
          // The leases of a killed worker expire by themselves. The test does not wait for that.
          await database.db.rows('update host set leased_until = null, lease_id = null');
        }
        const last = startWorker();
        await untilReady(database.db);
        last.kill('SIGTERM');
        await new Promise((resolve) => last.once('exit', resolve));
      });
      expect(withoutMemory(killed)).toEqual(withoutMemory(calm));

      const paired = await replayed(async ({ startWorker, database }) => {
        const workers = [startWorker(), startWorker()];
        await untilReady(database.db);
        for (const worker of workers) {
          worker.kill('SIGTERM');
          await new Promise((resolve) => worker.once('exit', resolve));
        }
      });
      expect(paired).toEqual(calm);
    },
    LIMIT_MS * 3,
  );
});
