import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { startReplay } from '#persistence/news-clock';
import { assessmentHistory } from '#persistence/trust';
import { TrustService } from '../../../apps/worker/src/trust/trust.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildReport } from '../../support/factories/timeline.js';
import { buildSourceVote } from '../../support/factories/trust.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import {
  buildOutlet,
  buildOwnArticle,
  buildReportedMilestone,
  type Outlet,
  standingOf,
} from '../../support/trust.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

const LIMIT_MS = 600_000;
const DAY = 24;

let test: TestDatabase;
let db: Database;
let workers: TestWorker[];

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  const span = { from: hoursAfter(-400), to: hoursAfter(5000), backfillUntil: hoursAfter(5000) };
  await startReplay(db, { name: 'test', fictional: true, ...span, wall: new Date() });
  await setNews(0);
}, LIMIT_MS);

beforeEach(async () => {
  for (const table of ['trust_assessment', 'milestone', 'article', 'topic', 'feed', 'source', 'user_account'])
    await db.rows(`delete from ${table}`);
  await db.rows('drop schema if exists jobs cascade');
  workers = [];
});

afterEach(async () => {
  for (const worker of workers) await worker.stop();
});
afterAll(() => test.drop());

async function setNews(hours: number): Promise<void> {
  await db.rows('update news_clock set replay_at = $1, wall_at = now(), speed = 0', [hoursAfter(hours)]);
}

async function startWorker(): Promise<TestWorker & { round: () => Promise<number> }> {
  const worker = await startTestWorker(test.url);
  workers.push(worker);
  const trust = worker.app.get(TrustService, { strict: false });
  const round = async () => {
    let written = 0;
    for (let more = 1; more > 0; written += more) more = await trust.round();
    return written;
  };
  return { ...worker, round };
}

const causes = async ({ id }: Outlet) => (await assessmentHistory(db, id, 10)).map(({ cause }) => cause);

/** An outlet with twenty days of reporting; another outlet confirmed one report a day. */
async function knownOutlet(): Promise<{ outlet: Outlet; other: Outlet }> {
  const outlet = await buildOutlet(db);
  const other = await buildOutlet(db);
  for (let day = 1; day <= 20; day++) {
    await buildReportedMilestone(db, [outlet, other], -DAY * day);
    await buildOwnArticle(db, outlet, 3 - DAY * day, { author: 'A. Reporter' });
  }
  return { outlet, other };
}

describe('assessments', () => {
  it(
    "are first made once none of a source's articles waits, even from ratings alone, by one of two workers",
    async () => {
      const [reported, rated, waiting, silent] = [
        await buildOutlet(db),
        await buildOutlet(db, { pc1: 0.8, pc1_observed: 3 }),
        await buildOutlet(db),
        await buildOutlet(db),
      ];
      await buildOwnArticle(db, reported, 0);
      await buildOwnArticle(db, waiting, 0);
      const late = await buildOwnArticle(db, waiting, 1, { topic_id: null, is_card: false });
      const both = [await startWorker(), await startWorker()];
      await Promise.all(both.map(({ round }) => round()));
      for (const [outlet, expected] of [
        [reported, ['first']],
        [rated, ['first']],
        [waiting, []],
        [silent, []],
      ] as const)
        expect(await causes(outlet)).toEqual(expected);
      await db.rows('delete from article where id = $1', [late.id]);
      await both[0]?.round();
      expect(await causes(waiting)).toEqual(['first']);
      const [row] = await assessmentHistory(db, rated.id, 1);
      expect(row).toMatchObject({ factors: { content: null, external: { n: 3 } }, assessedAt: NEWS_DAY });
      expect(row?.evidence).toMatchObject({ external: { pc1Observed: 3 }, accuracy: { reports: 0 } });
    },
    LIMIT_MS,
  );

  it(
    'are repeated at once for a source into which a double was merged, and give each score its range',
    async () => {
      const [kept, other] = [await buildOutlet(db, { pc1: 0.9, pc1_observed: 4 }), await buildOutlet(db)];
      await buildOwnArticle(db, other, 0);
      const { round } = await startWorker();
      await round();
      expect([await causes(kept), await causes(other)]).toEqual([['first'], ['first']]);
      await db.rows(
        'update source set trust_low = null, trust_high = null, is_trust_stale = true where id = $1',
        [kept.id],
      );
      await setNews(1);
      await round();
      expect([await causes(kept), await causes(other)]).toEqual([['changed', 'first'], ['first']]);
      const [row] = await db.rows<{ low: number; score: number; high: number; stale: boolean }>(
        'select trust_low as low, trust_score as score, trust_high as high, is_trust_stale as stale from source where id = $1',
        [kept.id],
      );
      expect(row?.stale).toBe(false);
      expect(row?.low).toBeLessThan(row?.score ?? 0);
      expect(row?.high).toBeGreaterThan(row?.score ?? 100);
      await setNews(0);
    },
    LIMIT_MS,
  );

  it(
    'are repeated once at night if there is new evidence, by one of two workers',
    async () => {
      const { outlet, other } = await knownOutlet();
      const quiet = await buildOutlet(db);
      await buildOwnArticle(db, quiet, -30);
      const both = [await startWorker(), await startWorker()];
      await both[0]?.round();
      for (let n = 0; n < 8; n++) await buildReportedMilestone(db, [outlet, other], 5 + n / 4);
      await setNews(12);
      await Promise.all(both.map(({ round }) => round()));
      expect(await causes(outlet)).toEqual(['first']);
      await setNews(16);
      const written = await Promise.all(both.map(({ round }) => round()));
      expect(await causes(outlet)).toEqual(['evidence', 'first']);
      expect(await causes(quiet)).toEqual(['first']);
      expect(written.filter((each) => each > 0)).toHaveLength(1);
      expect(
        await db.rows(
          "select data->>'key' as key, state::text from jobs.job where name = 'trust-rescore' order by 1",
        ),
      ).toEqual([
        { key: 'night 2031-03-04', state: 'completed' },
        { key: 'night 2031-03-05', state: 'completed' },
        { key: 'quarter 2031-01-01', state: 'completed' },
      ]);
      await db.rows('update source set pc1 = 0.3, pc1_observed = 4 where id = $1', [quiet.id]);
      expect(await both[1]?.round()).toBe(0);
      await setNews(16 + DAY);
      await both[1]?.round();
      expect(await causes(quiet)).toEqual(['evidence', 'first']);
    },
    LIMIT_MS,
  );

  it(
    'are repeated if votes were withdrawn or their accounts deleted',
    async () => {
      const { outlet } = await knownOutlet();
      const days = (n: number) => new Date(Date.now() - n * 86_400_000);
      for (let n = 0; n < 10; n++) {
        const user = await buildUser(db, { created_at: days(90) });
        await buildSourceVote(db, user.id, outlet.id, { is_up: false, voted_at: days(60) });
      }
      await setNews(0);
      const worker = await startWorker();
      await worker.round();
      await setNews(16);
      await worker.round();
      expect(await causes(outlet)).toEqual(['first']);
      await db.rows('delete from source_vote where is_up = false');
      await setNews(16 + DAY);
      await worker.round();
      expect(await causes(outlet)).toEqual(['evidence', 'first']);
      const [row] = await assessmentHistory(db, outlet.id, 1);
      expect(row?.evidence?.reader).toMatchObject({ votesDown: 0, votesWaiting: 0 });
      await setNews(0);
    },
    LIMIT_MS,
  );

  it(
    'are all checked each quarter, and written only if they have changed',
    async () => {
      const { outlet } = await knownOutlet();
      const late = await buildOutlet(db);
      await buildOwnArticle(db, late, -30);
      const worker = await startWorker();
      await setNews(0);
      await worker.round();
      for (let n = 0; n < 30; n++)
        await buildOwnArticle(db, late, -100 - n * DAY, { first_seen_at: hoursAfter(-90) });
      await setNews(DAY);
      await worker.round();
      expect(await causes(late)).toEqual(['first']);
      await setNews(28 * DAY);
      await worker.round();
      expect(await causes(late)).toEqual(['quarter', 'first']);
      expect(await causes(outlet)).toEqual(['first']);
      await setNews(0);
    },
    LIMIT_MS,
  );

  it(
    'are not checked by a quarter that began before they were made',
    async () => {
      const [young, old] = [await buildOutlet(db), await buildOutlet(db)];
      // Too old to be new evidence for the night.
      for (const outlet of [young, old]) await buildOwnArticle(db, outlet, -60);
      const first = await startWorker();
      await first.round();
      await first.stop();
      workers = [];
      await db.rows('drop schema jobs cascade');
      await db.rows('update trust_assessment set assessed_at = $1 where source_id = $2', [
        hoursAfter(-90 * DAY),
        old.id,
      ]);
      for (const outlet of [young, old])
        for (let n = 0; n < 30; n++)
          await buildOwnArticle(db, outlet, -100 - n * DAY, { first_seen_at: hoursAfter(-90) });
      await (await startWorker()).round();
      expect([await causes(young), await causes(old)]).toEqual([['first'], ['quarter', 'first']]);
    },
    LIMIT_MS,
  );
});

describe("a source's score does not change", () => {
  it(
    'if it floods its feed',
    async () => {
      const { outlet } = await knownOutlet();
      const { app } = await startWorker();
      const before = await standingOf(app, db, outlet, 0);
      const title = 'SHOCKING!!! You will not believe this';
      await buildOwnArticle(db, outlet, 1, { title });
      const once = await standingOf(app, db, outlet, 1);
      for (let n = 1; n < 120; n++) await buildOwnArticle(db, outlet, 1 + n / 100, { title });
      const after = await standingOf(app, db, outlet, 4);
      expect(after.factors.accuracy).toEqual(before.factors.accuracy);
      expect(after.score).toBe(once.score);
      expect(Math.abs((after.score ?? 0) - (before.score ?? 0))).toBeLessThan(3);
      const calm = await standingOf(app, db, outlet, 5);
      expect(calm.score).toBe(after.score);
    },
    LIMIT_MS,
  );

  it(
    'if it copies wire texts',
    async () => {
      const { outlet } = await knownOutlet();
      const { app } = await startWorker();
      const before = await standingOf(app, db, outlet, 0);
      const wire = await buildOutlet(db);
      const { articles, milestone } = await buildReportedMilestone(db, [wire], 1);
      for (let n = 0; n < 60; n++) {
        const copy = await buildArticle(db, {
          source_id: outlet.id,
          published_at: hoursAfter(2),
          is_card: false,
          origin_key: n % 2 ? 'agency:ap' : outlet.key,
          copy_of_id: n % 2 ? null : articles[0]?.id,
        });
        await buildReport(db, milestone.id, copy.id, { origin_key: 'agency:ap', role: 'copy' });
      }
      expect(await standingOf(app, db, outlet, 4)).toEqual(before);
    },
    LIMIT_MS,
  );

  it(
    'if new accounts vote, or many accounts on one day',
    async () => {
      const { outlet } = await knownOutlet();
      const { app } = await startWorker();
      const before = await standingOf(app, db, outlet, 0);
      const vote = async (accountDays: number, votedDays: number) => {
        const at = (days: number) => new Date(Date.now() - days * 86_400_000);
        const user = await buildUser(db, { created_at: at(accountDays), email_confirmed_at: null });
        await buildSourceVote(db, user.id, outlet.id, { is_up: false, voted_at: at(votedDays) });
      };
      for (let n = 0; n < 30; n++) await vote(3, 2);
      await vote(30, 0);
      expect(await standingOf(app, db, outlet, 1)).toEqual(before);
      for (let n = 0; n < 40; n++) await vote(30, 5);
      expect((await standingOf(app, db, outlet, 2)).factors.reader).toMatchObject({ n: 25 });
      const [row] = await assessmentHistory(db, outlet.id, 1);
      expect(row?.evidence?.reader).toMatchObject({ votesUp: 0, votesDown: 25, votesWaiting: 46 });
    },
    LIMIT_MS,
  );
});

describe('accuracy', () => {
  it(
    'counts a report retracted by others, not one that the source or its owner group retracted',
    async () => {
      const { outlet, other } = await knownOutlet();
      const { app } = await startWorker();
      const before = await standingOf(app, db, outlet, 0);
      const retracted = async (by: Outlet) => {
        const retraction = await buildOwnArticle(db, by, 3);
        const milestone = { retracted_at: hoursAfter(3), retracted_by_id: retraction.id };
        await buildReportedMilestone(db, [outlet], 1, { milestone });
      };
      await retracted(outlet);
      const corrected = await standingOf(app, db, outlet, 4);
      expect(corrected.factors.accuracy).toEqual(before.factors.accuracy);
      const [own] = await assessmentHistory(db, outlet.id, 1);
      expect(own?.evidence?.accuracy).toMatchObject({ checks: { milestone: { contradicted: 0 } } });
      await retracted({ ...other, key: outlet.key });
      for (let n = 0; n < 4; n++) await retracted(other);
      const after = await standingOf(app, db, outlet, 5);
      expect(after.factors.accuracy?.value).toBeLessThan(before.factors.accuracy?.value ?? 0);
      const [row] = await assessmentHistory(db, outlet.id, 1);
      expect(row?.evidence?.accuracy).toMatchObject({
        corrected: 2,
        checks: { milestone: { contradicted: 4 } },
      });
    },
    LIMIT_MS,
  );

  it(
    'leaves exclusives open, and does not count a source that reports after two others',
    async () => {
      const { outlet, other } = await knownOutlet();
      const { app } = await startWorker();
      const before = await standingOf(app, db, outlet, 0);
      const third = await buildOutlet(db);
      for (let n = 0; n < 5; n++) await buildReportedMilestone(db, [outlet], 1);
      for (let n = 0; n < 5; n++) await buildReportedMilestone(db, [other, third, outlet], 2);
      expect((await standingOf(app, db, outlet, 5)).factors.accuracy).toEqual(before.factors.accuracy);
      for (let n = 0; n < 5; n++) await buildReportedMilestone(db, [outlet, third], 1);
      const n = (await standingOf(app, db, outlet, 6)).factors.accuracy?.n ?? 0;
      expect(n).toBeGreaterThan(before.factors.accuracy?.n ?? 0);
    },
    LIMIT_MS,
  );
});
