import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { pruneBatch } from '#persistence/maintenance';
import { PruneService } from '../../../apps/worker/src/maintenance/prune.service.js';
import { buildOneTimeLink, buildRateLimit, buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildAuthChallenge } from '../../support/factories/factors.js';
import { buildFeed, buildImportRun, buildOperatorAlert } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFormerLink } from '../../support/factories/notifications.js';
import { buildTopicCommand } from '../../support/factories/stories.js';
import { cookieOf } from '../../support/readers.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

let test: TestDatabase;
let feed = 0;
const logger = pino({ level: 'silent' });

beforeAll(async () => {
  test = await seededDatabase();
  const { db } = test;
  feed = (await buildFeed(db)).id;
  // Without it, no visit has a month of its own: all are in the default partition.
  await db.rows('drop table feed_visit_first');
});

beforeEach(async () => {
  for (const table of ['feed_visit', 'import_run', 'operator_alert', 'article_revision'])
    await test.db.rows(`delete from ${table}`);
});

afterAll(() => test.drop());

/** `count` visits. Their news time does not matter. */
async function visits(count: number, wallAt: Date): Promise<void> {
  // Raw SQL: one statement for many rows.
  await test.db.rows(
    `insert into feed_visit (feed_id, at, wall_at, outcome, ms)
     select $1, $2, $3, 'not_modified', 5 from generate_series(1, $4)`,
    [feed, NEWS_DAY, wallAt, count],
  );
}

async function left(column: string, table: string): Promise<string[]> {
  const rows = await test.db.rows<{ name: string }>(
    `select ${column}::text as name from ${table} order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function countVisits(): Promise<number> {
  const [row] = await test.db.rows<{ n: number }>('select count(*)::int as n from feed_visit');
  return row?.n ?? 0;
}

describe('pruning', () => {
  it('deletes visits without a month older than 30 days, over several batches, and keeps newer ones', async () => {
    await visits(12_000, daysAgo(31));
    await visits(7, daysAgo(29));
    expect(await new PruneService(test.db, logger).round()).toBe(12_000);
    expect(await countVisits()).toBe(7);
    expect(await new PruneService(test.db, logger).round()).toBe(0);
  });

  it('deletes imports that ended and alerts that were read 90 days ago, whenever they began', async () => {
    const run = (hash: string, started: number, finished: number | null) =>
      buildImportRun(test.db, {
        file_hash: hash,
        started_at: daysAgo(started),
        finished_at: finished === null ? null : daysAgo(finished),
      });
    await run('old', 92, 91);
    await run('long', 92, 89);
    await run('unfinished', 400, null);
    const alert = (key: string, read: number | null) =>
      buildOperatorAlert(test.db, {
        fact_key: key,
        feed_id: feed,
        created_at: daysAgo(400),
        read_at: read === null ? null : daysAgo(read),
      });
    await alert('read long ago', 91);
    await alert('read lately', 2);
    await alert('unread', null);
    expect(await new PruneService(test.db, logger).round()).toBe(2);
    expect(await left('file_hash', 'import_run')).toEqual(['long', 'unfinished']);
    expect(await left('fact_key', 'operator_alert')).toEqual(['read lately', 'unread']);
  });

  it('deletes commands to topics 90 days after they were finished, and keeps those that wait', async () => {
    const done = (days: number) =>
      buildTopicCommand(test.db, { state: 'done', created_at: daysAgo(400), done_at: daysAgo(days) });
    await buildTopicCommand(test.db, {
      state: 'refused',
      refusal: 'unknown-topic',
      created_at: daysAgo(400),
      done_at: daysAgo(91),
    });
    await done(91);
    const kept = [await done(89), await buildTopicCommand(test.db, { created_at: daysAgo(400) })];
    expect(await new PruneService(test.db, logger).round()).toBe(2);
    expect(await left('id', 'topic_command')).toEqual(kept.map(({ id }) => String(id)).sort());
  });

  it('deletes sessions, links, challenges and limits that have expired', async () => {
    const { db } = test;
    const user = await buildUser(db);
    const inAnHour = daysAgo(-1 / 24);
    const anHourAgo = daysAgo(1 / 24);
    await cookieOf(db, user.id, anHourAgo);
    await cookieOf(db, user.id, inAnHour);
    await buildRateLimit(db, { key: 'over', expire: anHourAgo.getTime() });
    await buildRateLimit(db, { key: 'in force', expire: inAnHour.getTime() });
    await buildOneTimeLink(db, user, { email: 'spent@mail.example', expires_at: anHourAgo });
    await buildOneTimeLink(db, user, { email: 'good@mail.example', expires_at: inAnHour });
    await buildAuthChallenge(db, user.id, { expires_at: anHourAgo });
    await buildAuthChallenge(db, null, { purpose: 'passkey_sign_in', kind: null, expires_at: inAnHour });
    await buildFormerLink(db, user.id, anHourAgo);
    const { id: working } = await buildFormerLink(db, user.id, inAnHour);
    expect(await new PruneService(db, logger).round()).toBe(5);
    expect(await left('id', 'former_target_link')).toEqual([String(working)]);
    expect(await left('purpose', 'auth_challenge')).toEqual(['passkey_sign_in']);
    expect(await left('key', 'rate_limit')).toEqual(['in force']);
    expect(await left('email', 'one_time_link')).toEqual(['good@mail.example']);
    expect(await left('(expires_at > now())', 'session')).toEqual(['true']);
  });

  it('keeps the first and the newest 20 revisions of each article, however many batches that takes', async () => {
    const revise = (article: number, revisions: number) =>
      // Raw SQL: one statement for many rows.
      test.db.rows(
        `insert into article_revision (article_id, title, excerpt, content_hash, replaced_at)
         select $1, 'Version ' || n, '', 'hash-' || n, $2 from generate_series(1, $3::int) as n`,
        [article, hoursAfter(1), revisions],
      );
    const build = async (revisions: number) => {
      const article = await buildArticle(test.db);
      await revise(article.id, revisions);
      return article.id;
    };
    const [steady, busy, endless] = [await build(21), await build(22), await build(12_000)];
    const of = async (article: number) => {
      const rows = await test.db.rows<{ version: number }>(
        'select substr(title, 9)::int as version from article_revision where article_id = $1 order by id',
        [article],
      );
      return rows.map(({ version }) => version);
    };
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
    expect(await new PruneService(test.db, logger).round()).toBe(1 + 12_000 - 21);
    expect(await of(steady)).toEqual(range(1, 21));
    expect(await of(busy)).toEqual([1, ...range(3, 22)]);
    expect(await of(endless)).toEqual([1, ...range(11_981, 12_000)]);
    expect(await new PruneService(test.db, logger).round()).toBe(0);
  });

  it('is done by one worker at a time, and deletes nothing twice', async () => {
    await visits(12_000, daysAgo(31));
    const workers = [1, 2, 3].map(() => new PruneService(test.db, logger).round());
    const pruned = await Promise.all(workers);
    expect(pruned.reduce((sum, rows) => sum + rows, 0)).toBe(12_000 - (await countVisits()));

    await visits(3, daysAgo(31));
    await test.db.transaction(async (tx) => {
      await tx.rows(
        "select pg_advisory_xact_lock(hashtextextended('followthrough:prune:feed_visit_other', 0))",
      );
      expect(await pruneBatch(test.db, 'feed_visit_other', daysAgo(30), 10)).toBeNull();
      expect(await countVisits()).toBeGreaterThanOrEqual(3);
    });
    expect(await pruneBatch(test.db, 'feed_visit_other', daysAgo(30), 1)).toBe(1);
  });

  it('stops between two batches when the worker stops', async () => {
    await visits(5, daysAgo(31));
    const service = new PruneService(test.db, logger);
    service.beforeApplicationShutdown();
    expect(await service.round()).toBe(0);
    expect(await countVisits()).toBe(5);
  });
});
