import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { MILESTONE_ROLES } from '#vocabulary';
import { followEverything, receivedFacts, settledLedger } from '../../support/fleet/followers.js';
import { dataFolder } from '../../support/launcher.js';
import { prepareReplay, type Replay, untilReady } from '../../support/replay.js';
import { visibleStories, withoutMemory } from '../../support/visible-stories.js';
import { stopGently } from '../../support/worker-process.js';

/** The first ends of stories are known after four days. */
const HOURS = 96;
const LIMIT_MS = 600_000;

const data = dataFolder();
afterAll(() => rmSync(data, { recursive: true, force: true }));

const FOLLOWERS = 2;

/**
 * Replays the recording while `disturb` runs again and again, and returns the stories at the moment it is ready, and what their followers
 * received. `late`: what changed later.
 */
async function storiesWhenReady(
  workers: number,
  disturb: (replay: Replay, workers: readonly ChildProcess[]) => Promise<unknown>,
) {
  const replay = await prepareReplay(HOURS, data);
  const { db } = replay.database;
  const followers = await followEverything(db, FOLLOWERS);
  const started = Array.from({ length: workers }, () => replay.startWorker());
  let isReady = false;
  const disturbing = (async () => {
    while (!isReady) await disturb(replay, started);
  })();
  try {
    await untilReady(db);
    const stories = await visibleStories(db);
    isReady = true;
    await disturbing;
    const late = await db.rows(
      'select kind from topic_command where done_at > (select ready_at from news_clock)',
    );
    const { facts: _, ...ledger } = await settledLedger(db, followers);
    return { ...stories, late, ledger, facts: await receivedFacts(db, followers) };
  } finally {
    isReady = true;
    await disturbing;
    await Promise.all(started.map((worker) => stopGently(worker)));
    await replay.close();
  }
}

describe('a replay at another speed', () => {
  it(
    'has the same stories the moment it is ready, and tells followers the same',
    async () => {
      const [plain, slowPair, handedOver] = await Promise.all([
        storiesWhenReady(1, () => wait(50)),
        storiesWhenReady(2, async (_, workers) => {
          for (const worker of workers) {
            worker.kill('SIGSTOP');
            await wait(30);
            worker.kill('SIGCONT');
          }
        }),
        storiesWhenReady(2, async ({ database }) => {
          await database.db.rows('update keeper set epoch = epoch + 1, holder = null, heartbeat_at = null');
          await wait(700);
        }),
      ]);
      expect(plain.milestones.length).toBeGreaterThan(100);
      expect(plain.topics.filter(({ status }) => status === 'resolved')).toHaveLength(2);
      expect(plain.steps.filter(({ met_by }) => met_by !== null).length).toBeGreaterThan(2);
      expect(new Set(plain.articles.map(({ role }) => role))).toEqual(new Set(MILESTONE_ROLES));
      expect(plain.late).toEqual([]);
      expect(plain.ledger).toEqual({ uneven: 0, waiting: 0, doubled: 0 });
      expect(plain.facts.length).toBeGreaterThan(plain.milestones.length);
      expect(slowPair).toEqual(plain);
      expect(withoutMemory(handedOver)).toEqual(withoutMemory(plain));
    },
    LIMIT_MS,
  );
});
