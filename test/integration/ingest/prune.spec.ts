import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { pruneBatch } from '#persistence/maintenance';
import { PruneService } from '../../../apps/worker/src/maintenance/prune.service.js';
import { buildArticle, buildSource, hoursAfter, NEWS_DAY } from '../../support/factories.js';
import { buildUser, cookieOf } from '../../support/readers.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

let test: TestDatabase;
let feed = 0;
const logger = pino({ level: 'silent' });

beforeAll(async () => {
  test = await seededDatabase();
  const { db } = test;
  const source = await buildSource(db);
  await db.rows("insert into host (host_key) values ('herald.example')");
  const [row] = await db.rows<{ id: number }>(
    `insert into feed (source_id, host_key, url, state, next_check_at)
     values ($1, 'herald.example', 'https://herald.example/feed', 'active', $2) returning id`,
    [source, NEWS_DAY],
  );
  feed = row?.id ?? 0;
});

beforeEach(async () => {
  for (const table of ['feed_visit', 'import_run', 'operator_alert', 'article_revision'])
    await test.db.rows(`delete from ${table}`);
});

afterAll(() => test.drop());

/** `count` visits; news time plays no part. */
async function visits(count: number, wallAt: Date): Promise<void> {
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
  it('deletes visits older than 30 days, more than one batch of them, and keeps the younger', async () => {
    await visits(12_000, daysAgo(31));
    await visits(7, daysAgo(29));
    expect(await new PruneService(test.db, logger).round()).toBe(12_000);
    expect(await countVisits()).toBe(7);
    expect(await new PruneService(test.db, logger).round()).toBe(0);
  });

  it('deletes imports that ended and alerts that were read 90 days ago, whatever their beginning', async () => {
    const run = (hash: string, started: number, finished: number | null) =>
      test.db.rows(
        `insert into import_run (file_hash, file_name, started_at, updated_at, finished_at)
         values ($1, 'items.jsonl', $2, $2, $3)`,
        [hash, daysAgo(started), finished === null ? null : daysAgo(finished)],
      );
    await run('old', 92, 91);
    await run('long', 92, 89);
    await run('unfinished', 400, null);
    const alert = (key: string, read: number | null) =>
      test.db.rows(
        `insert into operator_alert (kind, fact_key, feed_id, payload, created_at, read_at)
         values ('feed_dead', $1, $2, '{}', $3, $4)`,
        [key, feed, daysAgo(400), read === null ? null : daysAgo(read)],
      );
    await alert('read long ago', 91);
    await alert('read lately', 2);
    await alert('unread', null);
    expect(await new PruneService(test.db, logger).round()).toBe(2);
    expect(await left('file_hash', 'import_run')).toEqual(['long', 'unfinished']);
    expect(await left('fact_key', 'operator_alert')).toEqual(['read lately', 'unread']);
  });

  it('deletes sessions, links and limits that have expired', async () => {
    const { db } = test;
    const user = await buildUser(db);
    const inAnHour = daysAgo(-1 / 24);
    const anHourAgo = daysAgo(1 / 24);
    await cookieOf(db, user, anHourAgo);
    await cookieOf(db, user, inAnHour);
    const limit = (key: string, expire: Date | null) =>
      db.rows('insert into rate_limit (key, points, expire) values ($1, 1, $2)', [key, expire?.getTime()]);
    await limit('over', anHourAgo);
    await limit('in force', inAnHour);
    const link = (email: string, expires: Date) =>
      db.rows(
        `insert into one_time_link (user_id, purpose, secret_hash, email, created_at, expires_at)
         values ($1, 'password_reset', decode(md5($2), 'hex'), $2, $3, $3)`,
        [user, email, expires],
      );
    await link('spent@mail.example', anHourAgo);
    await link('good@mail.example', inAnHour);
    expect(await new PruneService(db, logger).round()).toBe(3);
    expect(await left('key', 'rate_limit')).toEqual(['in force']);
    expect(await left('email', 'one_time_link')).toEqual(['good@mail.example']);
    expect(await left('(expires_at > now())', 'session')).toEqual(['true']);
  });

  it('keeps the first and the newest 20 revisions of each article, however many batches that takes', async () => {
    const revise = (article: number, revisions: number) =>
      test.db.rows(
        `insert into article_revision (article_id, title, excerpt, content_hash, replaced_at)
         select $1, 'Version ' || n, '', 'hash-' || n, $2 from generate_series(1, $3::int) as n`,
        [article, hoursAfter(1), revisions],
      );
    const build = async (revisions: number) => {
      const article = await buildArticle(test.db);
      await revise(article, revisions);
      return article;
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

  it('is done by one worker at a time, and by several no twice', async () => {
    await visits(12_000, daysAgo(31));
    const workers = [1, 2, 3].map(() => new PruneService(test.db, logger).round());
    const pruned = await Promise.all(workers);
    expect(pruned.reduce((sum, rows) => sum + rows, 0)).toBe(12_000 - (await countVisits()));

    await visits(3, daysAgo(31));
    await test.db.transaction(async (tx) => {
      await tx.rows("select pg_advisory_xact_lock(hashtextextended('followthrough:prune:feed_visit', 0))");
      expect(await pruneBatch(test.db, 'feed_visit', daysAgo(30), 10)).toBeNull();
      expect(await countVisits()).toBeGreaterThanOrEqual(3);
    });
    expect(await pruneBatch(test.db, 'feed_visit', daysAgo(30), 1)).toBe(1);
  });

  it('stops between two batches when the worker stops', async () => {
    await visits(5, daysAgo(31));
    const service = new PruneService(test.db, logger);
    service.beforeApplicationShutdown();
    expect(await service.round()).toBe(0);
    expect(await countVisits()).toBe(5);
  });
});
