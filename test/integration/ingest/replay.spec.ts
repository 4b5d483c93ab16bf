import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { readNewsClock } from '#persistence/news-clock';
import { dataFolder } from '../../support/launcher.js';
import { killHard, prepareReplay, type Replay } from '../../support/replay.js';

const HOURS = 60;
const LIMIT_MS = 600_000;

const data = dataFolder();
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function untilReady(db: Database): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    if ((await readNewsClock(db))?.readyAt) return;
    await wait(200);
  }
  throw new Error('the replay did not get ready in time');
}

/** Looks at what readers see, and how often it must be the same (ms). */
const LOOK_EVERY_MS = 500;
const SAME_LOOKS = 6;

/** Once all is placed, stories are still looked through: nothing changes any more. */
async function untilSettled(db: Database): Promise<void> {
  let before = '';
  for (let same = 0; same < SAME_LOOKS; await wait(LOOK_EVERY_MS)) {
    const now = JSON.stringify(await visible(db));
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** In the middle of its work: some articles after it began, or all that there are. */
async function untilMoreArticles(db: Database, more: number, all: number): Promise<void> {
  const count = async () =>
    (await db.rows<{ n: number }>('select count(*)::int as n from article'))[0]?.n ?? 0;
  const before = await count();
  const deadline = Date.now() + LIMIT_MS;
  const wanted = Math.min(before + more, all);
  while ((await count()) < wanted) {
    if (Date.now() > deadline) throw new Error('the worker reads nothing');
    await wait(5);
  }
}

/** What readers would see, without the numbers that depend on who came first to a sequence. */
async function visible(db: Database) {
  const articles = await db.rows<{ url: string; title: string; topic: string; origin_key: string }>(
    `select a.url, a.title, a.origin_key, (select min(b.url) from article b where b.topic_id = a.topic_id) as topic
       from article a order by a.identity_key`,
  );
  const milestones = await db.rows(
    `select a.identity_key, m.title, m.confirmation_level, m.origin_count, m.date
       from milestone m join article a on a.id = m.anchor_article_id order by a.identity_key`,
  );
  const topics = await db.rows(
    `select (select min(b.url) from article b where b.topic_id = t.id) as url, t.name, t.status, t.article_count,
            t.source_count, t.origin_count, t.is_listed
       from topic t order by 1`,
  );
  return { articles, milestones, topics };
}

async function expectConsistent(db: Database): Promise<void> {
  const checks: [string, string][] = [
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
      // Who denies or takes back tells it too, and confirms nothing.
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
  for (const [fault, sql] of checks) {
    const [row] = await db.rows<{ n: number }>(sql);
    expect([fault, row?.n]).toEqual([fault, 0]);
  }
}

async function replayed(run: (replay: Replay) => Promise<void>) {
  const replay = await prepareReplay(HOURS, data);
  try {
    await run(replay);
    await expectConsistent(replay.database.db);
    return await visible(replay.database.db);
  } finally {
    await replay.close();
  }
}

describe('a replay', () => {
  it(
    'ends the same whether one worker ran through, it was killed again and again, or two ran side by side',
    async () => {
      const calm = await replayed(async ({ startWorker, database }) => {
        const worker = startWorker();
        await untilReady(database.db);
        await untilSettled(database.db);
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
          // A killed worker's leases run out by themselves; the test does not wait for that.
          await database.db.rows('update host set leased_until = null, lease_id = null');
        }
        const last = startWorker();
        await untilReady(database.db);
        await untilSettled(database.db);
        last.kill('SIGTERM');
        await new Promise((resolve) => last.once('exit', resolve));
      });
      expect(killed).toEqual(calm);

      const paired = await replayed(async ({ startWorker, database }) => {
        const workers = [startWorker(), startWorker()];
        await untilReady(database.db);
        await untilSettled(database.db);
        for (const worker of workers) {
          worker.kill('SIGTERM');
          await new Promise((resolve) => worker.once('exit', resolve));
        }
      });
      expect(paired.articles.map((article) => article.url)).toEqual(
        calm.articles.map((article) => article.url),
      );
    },
    LIMIT_MS * 3,
  );
});
