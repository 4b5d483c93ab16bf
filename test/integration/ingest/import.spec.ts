import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openConnection } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { buildSource } from '../../support/factories/sources.js';
import { killHard } from '../../support/replay.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { runCommand, startCommand } from '../../support/worker-command.js';

const LIMIT_MS = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'followthrough-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let test: TestDatabase;
beforeEach(async () => {
  test = await seededDatabase();
  await goLive(test.db);
});
afterEach(() => test.drop());

const run = (...args: string[]) => runCommand(args, { DATABASE_URL: test.url });

interface Line {
  domain: string;
  title: string;
  link: string;
  firstSeen: string;
  description?: string;
}

const WORDS = [
  'harbour',
  'ferry',
  'bridge',
  'council',
  'school',
  'clinic',
  'forest',
  'tram',
  'museum',
  'mill',
];

/** Line `n` of an archive: 20 domains, a minute apart. */
function line(n: number, more: Partial<Line> = {}): Line {
  const [a, b] = [WORDS[n % 10], WORDS[Math.floor(n / 10) % 10]];
  return {
    domain: `outlet-${n % 20}.example`,
    title: `Number ${n}: the ${a} of Orrin and the ${b} beside it`,
    link: `https://outlet-${n % 20}.example/news/${n}?utm_source=rss`,
    description: `What the council said of the ${a}, and who answered, on day ${n}.`,
    firstSeen: new Date(Date.UTC(2025, 3, 1) + n * 60_000).toISOString(),
    ...more,
  };
}

const lines = (count: number) => Array.from({ length: count }, (_, n) => line(n));

function archive(name: string, content: readonly (Line | string)[]): string {
  const path = join(folder, name);
  const text = content.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

async function count(sql: string): Promise<number> {
  const [row] = await test.db.rows<{ n: number }>(`select count(*)::int as n from ${sql}`);
  return row?.n ?? 0;
}

/** A gate before the commit of each batch. */
interface Gate {
  /** Resolves once an importer is at the gate and `others` wait for its batch. */
  reached: (behind?: number) => Promise<void>;
  /** Lets one batch through and waits for its end. */
  letOne: () => Promise<void>;
  /** Resolves once a killed importer has no open transaction: what waits at the gate goes through and rolls back. */
  clear: () => Promise<void>;
  open: () => Promise<void>;
}

const LOCK = 4711;
const CLIENTS = "pg_stat_activity where datname = current_database() and backend_type = 'client backend'";
const ASK_AGAIN_MS = 2;

async function closeGate(): Promise<Gate> {
  const { db } = test;
  await db.rows(`create or replace function wait_at_gate() returns trigger language plpgsql
    as 'begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end'`);
  await db.rows(`create or replace trigger gate before update of added on import_run
    for each statement execute function wait_at_gate()`);
  const keeper = await openConnection(test.url);
  await keeper.query(`select pg_advisory_lock(${LOCK})`);
  const ours = (await db.rows<{ pid: number }>(`select pid from ${CLIENTS}`)).map(({ pid }) => pid);
  const others = async () => {
    const [row] = await db.rows<{ all: number; waiting: number; gate: number }>(
      `select count(*)::int as all, count(*) filter (where wait_event_type = 'Lock')::int as waiting,
              count(*) filter (where wait_event = 'advisory')::int as gate
         from ${CLIENTS} and pid <> all($1::int[])`,
      [ours],
    );
    return row ?? { all: 0, waiting: 0, gate: 0 };
  };
  const letOne = async () => {
    // In one statement, so that the next importer finds the gate closed.
    await keeper.query(`select pg_advisory_unlock(${LOCK}); select pg_advisory_lock(${LOCK})`);
  };
  return {
    reached: async (behind = 0) => {
      for (let now = await others(); now.gate === 0 || now.waiting < 1 + behind; now = await others())
        await wait(ASK_AGAIN_MS);
    },
    letOne,
    clear: async () => {
      for (let now = await others(); now.all > 0; now = await others())
        await (now.gate > 0 ? letOne() : wait(ASK_AGAIN_MS));
    },
    open: () => keeper.end(),
  };
}

/** One snapshot: a killed importer's last statement may still be running. */
async function stored(): Promise<{ articles: number; done: number }> {
  const [row] = await test.db.rows<{ articles: number; done: number }>(
    `select (select count(*)::int from article) as articles,
            coalesce((select lines_done from import_run), 0) as done`,
  );
  return row ?? { articles: 0, done: 0 };
}

describe('import', () => {
  it(
    'imports a compressed archive like a feed, adds sources, and does nothing the second time',
    async () => {
      const path = archive('plain.jsonl.gz', lines(60));
      const first = await run('import', path, '--json');
      expect(first.code).toBe(0);
      expect(JSON.parse(first.out)).toMatchObject({
        added: 60,
        revised: 0,
        dropped: 0,
        lines: 60,
        waiting: 60,
      });
      const [article] = await test.db.rows<Record<string, unknown>>(
        `select a.url, a.excerpt, a.language, a.published_from, a.first_seen_at, a.feed_id, s.domain, s.added_by
         from article a join source s on s.id = a.source_id where a.title like 'Number 7:%'`,
      );
      expect(article).toMatchObject({
        url: 'https://outlet-7.example/news/7',
        excerpt: line(7).description,
        ...{ language: 'en', published_from: 'first_seen', first_seen_at: new Date(line(7).firstSeen) },
        ...{ feed_id: null, domain: 'outlet-7.example', added_by: 'operator' },
      });
      expect(await count('source')).toBe(20);
      const again = await run('import', path);
      expect(again.out).toMatch(/0 lines read: 0 articles added/);
      expect(await count('article')).toBe(60);
    },
    LIMIT_MS,
  );

  it(
    'skips and names invalid lines, and does not add known articles again',
    async () => {
      const { id: sourceId } = await buildSource(test.db, { domain: 'outlet-3.example' });
      const feed = await buildFeed(test.db, { source_id: sourceId, host_key: 'outlet-3.example' });
      await buildArticle(test.db, {
        source_id: sourceId,
        feed_id: feed.id,
        identity_key: 'url:https://outlet-3.example/news/3',
        url: 'https://outlet-3.example/news/3',
      });
      const path = archive('bad.jsonl', [
        line(1),
        '{"domain": "outlet-2.example", ',
        '',
        line(3),
        line(4, { link: 'javascript:alert(1)' }),
        line(5, { firstSeen: 'yesterday' }),
        line(6, { firstSeen: '2199-01-01T00:00:00Z' }),
        line(7, { domain: '../etc' }),
        line(8, { description: '<script>alert(1)</script><p>Safe text.</p>' }),
        line(1),
        'x'.repeat(1_200_000),
        line(9),
      ]);
      const { code, out, err } = await run('import', path);
      expect(code).toBe(0);
      expect(out).toMatch(/11 lines read: 3 articles added, 0 revised, 2 already known, 6 skipped/);
      for (const message of [
        /^Line 2 was skipped: the line is not a JSON object/m,
        /^Line 5 was skipped: 'link' or 'title' is not usable/m,
        /^Line 6 was skipped: 'firstSeen' is not a date/m,
        /^Line 7 was skipped: 'firstSeen' is in the future/m,
        /^Line 8 was skipped: 'domain'/m,
        /^Line 11 was skipped: the line is too long/m,
      ])
        expect(err).toMatch(message);
      const [safe] = await test.db.rows<{ excerpt: string }>(
        "select excerpt from article where title like 'Number 8:%'",
      );
      expect(safe?.excerpt).toBe('Safe text.');
    },
    LIMIT_MS,
  );

  it(
    'stores a known article with another title as a revision, in any order of lines',
    async () => {
      const changed = line(2, {
        title: 'Number 2: the bridge is shut for good',
        firstSeen: line(50).firstSeen,
      });
      const path = archive('changed.jsonl.gz', [changed, ...lines(20)].toReversed());
      const { out } = await run('import', path);
      expect(out).toMatch(/21 lines read: 20 articles added, 1 revised, 0 already known, 0 skipped/);
      const [article] = await test.db.rows(
        `select a.title, array(select r.title from article_revision r where r.article_id = a.id) as before
         from article a where a.identity_key = 'url:https://outlet-2.example/news/2'`,
      );
      expect(article).toEqual({ title: changed.title, before: [line(2).title] });
    },
    LIMIT_MS,
  );

  it(
    'loses and duplicates nothing if it is killed again and again',
    async () => {
      const path = archive('killed.jsonl', lines(6000));
      const gate = await closeGate();
      for (const extraMs of [0, 11, 37, 71]) {
        const { done: before } = await stored();
        const importing = startCommand(['import', path], { DATABASE_URL: test.url });
        await gate.reached();
        await gate.letOne();
        await wait(extraMs);
        expect(importing.child.exitCode).toBeNull();
        await killHard(importing.child);
        await gate.clear();
        const { articles, done } = await stored();
        expect(articles).toBe(done);
        expect(done).toBeGreaterThan(before);
      }
      await gate.open();
      const last = await run('import', path, '--json');
      expect(JSON.parse(last.out)).toMatchObject({ lines: 6000, waiting: 6000 });
      expect(await count('article')).toBe(6000);
      expect(await test.db.rows('select lines_done, added, dropped from import_run')).toEqual([
        { lines_done: 6000, added: 6000, dropped: 0 },
      ]);
    },
    LIMIT_MS,
  );

  it(
    'stops after the current batch on a signal, and allows one importer for an archive',
    async () => {
      const path = archive('stopped.jsonl', lines(6000));
      const gate = await closeGate();
      const importing = startCommand(['import', path], { DATABASE_URL: test.url });
      await gate.reached();
      importing.child.kill('SIGINT');
      await gate.open();
      const { code, out } = await importing.ended;
      expect(code).toBe(130);
      expect(out).toMatch(/^Stopped at line \d+ of 6000\. Run the same command to continue\.$/m);
      const again = () => startCommand(['import', path], { DATABASE_URL: test.url }).ended;
      const closed = await closeGate();
      const importers = [again(), again()];
      await closed.reached(1);
      await closed.open();
      const both = await Promise.all(importers);
      expect(await count('article')).toBe(6000);
      expect(both.map((one) => one.code).sort()).toEqual([0, 1]);
      expect(both.map((one) => one.err).join('')).toContain('Another import of this archive is running');
    },
    LIMIT_MS,
  );

  it(
    'places what it added if asked to',
    async () => {
      const { out } = await run('import', archive('placed.jsonl', lines(40)), '--place');
      expect(out).not.toMatch(/waiting to be placed/);
      expect(await count('article where topic_id is null')).toBe(0);
      expect(await count('keeper where holder is not null')).toBe(0);
    },
    LIMIT_MS,
  );

  it.each([
    ['a file that is missing', join(folder, 'missing.jsonl'), /cannot be read: ENOENT/],
    ['a truncated compressed file', cutArchive(), /cannot be read: unexpected end of file/],
  ])('refuses %s', async (_, path, sentence) => {
    const { code, err } = await run('import', path);
    expect(err).toMatch(sentence);
    expect(code).toBe(1);
    expect(await count('article')).toBe(0);
  });
});

function cutArchive(): string {
  const path = join(folder, 'cut.jsonl.gz');
  const packed = gzipSync(
    lines(500)
      .map((one) => JSON.stringify(one))
      .join('\n'),
  );
  writeFileSync(path, packed.subarray(0, packed.length / 2));
  return path;
}
