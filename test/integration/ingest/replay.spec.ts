import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { dataFolder } from '../../support/launcher.js';
import { killHard, prepareReplay, type Replay, untilReady, visibleStories } from '../../support/replay.js';

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

/** Faults, each with a query that counts them. */
const CHECKS: readonly [fault: string, sql: string][] = [
  ['an article waits', 'select count(*)::int as n from article where topic_id is null'],
  [
    'an article is in no milestone',
    'select count(*)::int as n from article a left join milestone_article m on m.article_id = a.id where m.article_id is null',
  ],
  [
    'a topic counts wrong',
    'select count(*)::int as n from topic t where article_count <> (select count(*) from article a where a.topic_id = t.id)',
  ],
  [
    'a topic is empty',
    'select count(*)::int as n from topic t where not exists (select 1 from article a where a.topic_id = t.id)',
  ],
  [
    'a milestone is in another topic than its articles',
    'select count(*)::int as n from milestone m join milestone_article ma on ma.milestone_id = m.id join article a on a.id = ma.article_id where a.topic_id <> m.topic_id',
  ],
  [
    'a milestone counts its origins wrong',
    // Denials and retractions are reports too, but do not confirm.
    `select count(*)::int as n from milestone m
         join lateral (select count(distinct origin_key) filter (where role in ('first', 'confirms')) as confirmed,
                              bool_or(role = 'repeats') as repeated
                         from milestone_article ma where ma.milestone_id = m.id) by on true
        where origin_count > confirmed or (origin_count < confirmed and not repeated)`,
  ],
  [
    'a url of one source is doubled',
    'select count(*)::int as n from (select source_id, url from article group by 1, 2 having count(*) > 1) doubled',
  ],
  [
    'the total of cards is wrong',
    "select abs((select count(*) from article where is_card) - (select value from counter where name = 'cards'))::int as n",
  ],
  ['a lease was left', 'select count(*)::int as n from host where leased_until > now()'],
];

async function expectConsistent(db: Database): Promise<void> {
  for (const [fault, sql] of CHECKS) {
    const [row] = await db.rows<{ n: number }>(sql);
    expect([fault, row?.n]).toEqual([fault, 0]);
  }
}

async function replayed(run: (replay: Replay) => Promise<void>) {
  const replay = await prepareReplay(HOURS, data);
  try {
    await run(replay);
    await expectConsistent(replay.database.db);
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
      expect(killed).toEqual(calm);

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
