import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { decodeDocument } from '#domain/ingest/parse';
import { type Database, openConnection } from '#persistence/database';
import { goLive, readNewsClock, startReplay } from '#persistence/news-clock';
import { readSettings } from '#platform/runtime';
import { openRecording } from '../../../tools/recorded/recording.js';
import { chooseFeeds } from '../../../tools/start/feeds/feed-set.js';
import { prepareFeeds } from '../../../tools/start/feeds/prepare-feeds.js';
import { serveFeeds } from '../../../tools/start/feeds/serve-feeds.js';
import { buildRecordedFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { document, FeedServer, rss, status } from '../../support/feed-server.js';
import { buildLiveFeed } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import {
  type CommandEnd,
  runCommand,
  startCommand,
  startWorkerScript,
} from '../../support/worker-command.js';

const LIMIT_MS = 600_000;
const RECORDING = 'a test';
const WALL = new Date('2031-06-01T00:00:00Z');

const feeds = new FeedServer();
const folder = mkdtempSync(join(tmpdir(), 'followthrough-cli-'));
let address: string;

beforeAll(async () => {
  address = await feeds.start();
});
afterAll(async () => {
  await feeds.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function withDatabase(work: (test: TestDatabase) => Promise<void>): Promise<void> {
  const test = await seededDatabase();
  try {
    await work(test);
  } finally {
    await test.drop();
  }
}

/** A recording that stands still at NEWS_DAY, after its backfill. */
async function play({ db }: TestDatabase): Promise<void> {
  const span = { from: hoursAfter(-24), to: hoursAfter(240), backfillUntil: NEWS_DAY };
  await startReplay(db, { name: RECORDING, fictional: true, ...span, wall: WALL });
  await db.rows('update news_clock set replay_at = $1, speed = 0', [NEWS_DAY]);
}

const items = (outlet: string, count = 5) =>
  Array.from({ length: count }, (_, n) => ({
    guid: `${outlet}-${n}`,
    title: `${outlet} report ${n} on the closed bridge of Orrin`,
  }));

async function count(db: Database, sql: string): Promise<number> {
  const [row] = await db.rows<{ n: number }>(`select count(*)::int as n from ${sql}`);
  return row?.n ?? 0;
}

/** Plays a recording to its end in a new database and counts each source's articles. */
async function playedArticles(recording: string): Promise<{ domain: string; articles: number }[]> {
  const test = await seededDatabase();
  const choice = {
    FEEDS: 'recorded',
    RECORDED_DIR: recording,
    RECORDED_BACKFILL: 'all',
    RECORDED_SPEED: '0',
  };
  const settings = readSettings(choice);
  const chosen = await chooseFeeds(settings);
  await prepareFeeds(chosen, settings, test.url, new Date());
  const played = await serveFeeds(chosen, test.url, () => new Date());
  try {
    const worker = startCommand([], { ...choice, ...played.env, DATABASE_URL: test.url });
    while (worker.child.exitCode === null && !(await readNewsClock(test.db))?.readyAt) await wait(50);
    worker.child.kill('SIGTERM');
    await worker.ended;
    return await test.db.rows(
      `select s.domain, count(*)::int as articles from article a join source s on s.id = a.source_id
        where a.topic_id is not null group by 1 order by 1`,
    );
  } finally {
    await played.close();
    await test.drop();
  }
}

const auditedFeeds = (db: Database) =>
  db.rows(
    `select a.action, f.url, a.actor_id, a.before from audit_entry a join feed f on f.id = a.object_id
      where a.object_kind = 'feed' order by a.id`,
  );

/** One sentence without a stack. */
function expectRefusal({ code, err }: CommandEnd, sentence: RegExp): void {
  expect(err).toMatch(sentence);
  expect(err).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}

describe('the command line', () => {
  it(
    'explains every command and refuses what it does not know',
    async () => {
      const help = await startCommand(['--help'], {}).ended;
      expect(help.code).toBe(0);
      for (const name of ['once', 'feeds', 'opml', 'owners', 'stories', 'why', 'record', 'import'])
        expect(help.out).toContain(`  ${name} `);
      const wrongs = [['frob'], ['once', '--frob'], ['feeds', 'frob'], ['feeds', 'why']];
      for (const [index, args] of wrongs.entries()) {
        const wrong = await (index === 0 ? startCommand(args, {}).ended : runCommand(args, {}));
        expect([args, wrong.code]).toEqual([args, 1]);
        expect(wrong.err).toMatch(/^error: /m);
      }
    },
    LIMIT_MS,
  );

  it(
    'refuses a database that is not migrated',
    async () => {
      const server = new URL(process.env.TEST_SERVER_URL ?? '');
      const name = `unmigrated_${process.pid}`;
      const admin = await openConnection(server.href);
      await admin.query(`create database ${name}`);
      server.pathname = `/${name}`;
      try {
        const sentence = /^The database is not migrated\. /m;
        const settings = { DATABASE_URL: server.href };
        for (const args of [[], ['once']]) expectRefusal(await startCommand(args, settings).ended, sentence);
        expectRefusal(await runCommand(['feeds', 'list'], settings), sentence);
      } finally {
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
      }
    },
    LIMIT_MS,
  );

  it(
    "reads a recording's feeds only if they are served, but tests them anywhere",
    async () => {
      await withDatabase(async (test) => {
        await play(test);
        await buildRecordedFeed(test.db, RECORDING, 'unserved');
        const settings = { DATABASE_URL: test.url };
        const sentence = /^The database plays the recording a test\. Only 'npm start' serves its feeds/m;
        expectRefusal(await startCommand([], settings).ended, sentence);
        expectRefusal(await runCommand(['once'], settings), sentence);
        const list = await runCommand(['feeds', 'list'], settings);
        expect(list).toMatchObject({ code: 0, out: expect.stringContaining('recorded:a test/unserved') });
        const archive = join(folder, 'unserved.jsonl');
        writeFileSync(archive, '');
        expectRefusal(
          await runCommand(['import', archive], settings),
          /^The database plays the recording a test: /m,
        );
      });
    },
    LIMIT_MS,
  );
});

describe('npm run worker', () => {
  it(
    'passes on arguments and exit codes, and stops the worker on a signal',
    async () => {
      await withDatabase(async (test) => {
        await goLive(test.db);
        const settings = { DATABASE_URL: test.url };
        expect(await startWorkerScript(['feeds', 'why', '12345'], settings).ended).toMatchObject({
          code: 1,
          err: expect.stringContaining('There is no feed 12345'),
        });
        const worker = startWorkerScript([], { ...settings, LOG_LEVEL: 'info' });
        let output = '';
        await new Promise<void>((resolve, reject) => {
          worker.child.stdout?.on('data', (chunk: Buffer) => {
            output += chunk.toString();
            if (output.includes('worker started')) resolve();
          });
          worker.child.once('exit', (code) => reject(new Error(`the script ended with ${code}: ${output}`)));
        });
        worker.child.kill('SIGTERM');
        expect(await worker.ended).toMatchObject({ code: 0, signal: null });
      });
    },
    LIMIT_MS,
  );
});

describe('once', () => {
  it(
    'visits feeds and places articles, reports it, and exits with 2 if every feed fails',
    async () => {
      await withDatabase(async (test) => {
        await play(test);
        const settings = { DATABASE_URL: test.url, RECORDED_SERVER: address };
        for (const outlet of ['herald', 'tribune', 'broken'])
          await buildRecordedFeed(test.db, RECORDING, outlet);
        feeds.serve('herald', document(rss(items('herald'))));
        feeds.serve('tribune', document(rss(items('tribune'))));
        feeds.serve('broken', status(500));
        const first = await runCommand(['once', '--json'], settings);
        expect(first.code).toBe(0);
        expect(JSON.parse(first.out)).toMatchObject({
          visited: 3,
          outcomes: { ok: 2, server_error: 1 },
          ...{ added: 10, revised: 0, placed: 10, due: 0, waiting: 0 },
        });
        expect(await count(test.db, 'article where topic_id is null')).toBe(0);
        await test.db.rows("update feed set next_check_at = $1 where url like '%/broken'", [NEWS_DAY]);
        const second = await startCommand(['once'], settings).ended;
        expect(second).toMatchObject({
          code: 2,
          out: expect.stringMatching(/^Visited 1 feed \(server_error 1\): 0 articles/),
        });
        expect(await runCommand(['once'], settings)).toMatchObject({
          code: 0,
          out: expect.stringMatching(/^Visited 0 feeds/),
        });
      });
    },
    LIMIT_MS,
  );

  it(
    'fails with 1 if the database is gone',
    async () => {
      const settings = { DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/news' };
      expect(await startCommand(['once'], settings).ended).toMatchObject({ code: 1 });
    },
    LIMIT_MS,
  );

  it(
    'twice at the same time visits every feed once',
    async () => {
      await withDatabase(async (test) => {
        await play(test);
        const outlets = Array.from({ length: 12 }, (_, n) => `both-${n}`);
        for (const outlet of outlets) {
          await buildRecordedFeed(test.db, RECORDING, outlet);
          feeds.serve(outlet, document(rss(items(outlet))));
        }
        feeds.requests.length = 0;
        const settings = { DATABASE_URL: test.url, RECORDED_SERVER: address };
        const rounds = await Promise.all([1, 2].map(() => startCommand(['once', '--json'], settings).ended));
        expect(rounds.map((round) => round.code)).toEqual([0, 0]);
        const visited = rounds.map((round) => JSON.parse(round.out).visited as number);
        expect(visited.reduce((sum, one) => sum + one, 0)).toBe(12);
        expect([...feeds.requests].sort()).toEqual([...outlets].sort());
        expect(await count(test.db, 'article')).toBe(60);
      });
    },
    LIMIT_MS,
  );

  it.each([
    ['once', ['once'], 143],
    ['the worker', [], null],
  ])(
    '%s, stopped in the middle of a round, releases its hosts and stores nothing by half',
    async (_, args, code) => {
      await withDatabase(async (test) => {
        await play(test);
        const outlets = Array.from({ length: 12 }, (_, n) => `stop-${n}`);
        let release: () => void = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        for (const [n, outlet] of outlets.entries()) {
          await buildRecordedFeed(test.db, RECORDING, outlet);
          const answer = document(rss(items(outlet)));
          feeds.serve(outlet, n < 4 ? answer : () => release());
        }
        const worker = startCommand(args, { DATABASE_URL: test.url, RECORDED_SERVER: address });
        await held;
        worker.child.kill('SIGTERM');
        expect(await worker.ended).toMatchObject(code === null ? { signal: 'SIGTERM' } : { code });
        expect(await count(test.db, 'host where lease_id is not null')).toBe(0);
        const rows = await test.db.rows<{ visited: boolean; articles: number }>(
          `select last_checked_at is not null as visited,
                (select count(*)::int from article a where a.feed_id = f.id) as articles from feed f`,
        );
        expect(rows.filter(({ visited, articles }) => articles !== (visited ? 5 : 0))).toEqual([]);
        expect(rows.filter(({ visited }) => !visited).length).toBeGreaterThanOrEqual(8);
        expect(await count(test.db, 'keeper where holder is not null')).toBe(0);
      });
    },
    LIMIT_MS,
  );
});

describe('feeds', () => {
  const settings = () => ({ FETCH_OPEN_RANGES: '127.0.0.0/8', HOST_GAP_MS: '0' });
  const url = (outlet: string) => `http://${address}/${outlet}/feed`;

  it(
    'tests an address without a database, and reports its problems',
    async () => {
      feeds.serve(
        'tested',
        document(rss(items('tested', 2)), '"1"', { 'content-type': 'text/html; charset=utf-8' }),
      );
      feeds.serve('page', document('<html><body>hello</body></html>'));
      const good = await runCommand(['feeds', 'test', url('tested')], settings());
      expect(good.code).toBe(0);
      for (const line of [
        'Outcome:  ok',
        'Format:   RSS 2.0',
        'Charset:  utf-8',
        'Title:    Outlet',
        'Items:    2',
      ])
        expect(good.out).toContain(line);
      expect(good.out).toMatch(/Problem: .*text\/html.*which is not a feed type/);
      expect(await startCommand(['feeds', 'test', url('page')], settings()).ended).toMatchObject({
        code: 1,
        out: expect.stringContaining('unreadable (not_a_feed'),
      });
      expect((await runCommand(['feeds', 'test', 'ftp://a.example/'], settings())).err).toMatch(
        /not an HTTP\(S\) URL/,
      );
      const secret = await runCommand(['feeds', 'test', 'https://reader:pass@a.example/feed'], settings());
      expect(secret).toMatchObject({
        code: 1,
        err: expect.stringContaining('a.example contains a user name or password'),
      });
      expect(secret.err).not.toContain('pass@');
      expect((await runCommand(['feeds', 'test', url('tested')], {})).out).toMatch(
        /unreachable \(not_public/,
      );
    },
    LIMIT_MS,
  );

  it(
    'adds, lists, explains, pauses and resumes one',
    async () => {
      await withDatabase(async (test) => {
        await goLive(test.db);
        const run = (...args: string[]) => runCommand(args, { ...settings(), DATABASE_URL: test.url });
        feeds.serve('added', document(rss(items('added'))));
        feeds.serve('down', status(503));
        const added = await run(
          'feeds',
          'add',
          url('added'),
          '--source',
          'www.Added.example',
          '--name',
          'The Added',
        );
        expect(added).toMatchObject({
          code: 0,
          out: expect.stringMatching(/^Added feed \d+ of added\.example: /),
        });
        const [source] = await test.db.rows<{ name: string; added_by: string }>(
          "select name, added_by from source where domain = 'added.example'",
        );
        expect(source).toEqual({ name: 'The Added', added_by: 'operator' });
        expectRefusal(
          await run('feeds', 'add', url('added')),
          /is feed \d+ of added\.example: it is already active/,
        );
        expectRefusal(
          await run('feeds', 'add', url('down')),
          /^The feed was not added because it cannot be read now/m,
        );
        expect((await run('feeds', 'add', url('down'), '--untested')).code).toBe(0);

        const round = JSON.parse((await run('once', '--json')).out);
        expect(round).toMatchObject({
          visited: 2,
          outcomes: { ok: 1, server_error: 1 },
          added: 5,
          placed: 5,
        });
        const failing = JSON.parse((await run('feeds', 'list', '--failing', '--json')).out);
        expect(failing).toMatchObject([{ url: url('down'), health: 'failing', failure_count: 1 }]);
        const why = await run('feeds', 'why', url('down'));
        expect(why.out).toMatch(/Failed once.*HTTP 503/);
        expect(why.out).toMatch(/Next check on .* The wait doubles with each failure/);
        expect(why.out).toMatch(/Last visits:\n.*server_error \(HTTP 503\)/);

        const id = String(failing[0].id);
        expect((await run('feeds', 'pause', id)).out).toContain(`Paused feed ${id}`);
        expect(JSON.parse((await run('feeds', 'list', '--paused', '--json')).out)).toMatchObject([
          { id: failing[0].id },
        ]);
        expect(JSON.parse((await run('once', '--json')).out)).toMatchObject({ visited: 0 });
        await run('feeds', 'pause', id);
        await run('feeds', 'resume', id);
        expect(await auditedFeeds(test.db)).toEqual([
          { action: 'feed_added', url: url('added'), actor_id: null, before: null },
          { action: 'feed_added', url: url('down'), actor_id: null, before: null },
          { action: 'feed_paused', url: url('down'), actor_id: null, before: { state: 'active' } },
          { action: 'feed_resumed', url: url('down'), actor_id: null, before: { state: 'disabled' } },
        ]);
        expect((await run('feeds', 'why', id)).out).toContain('An operator requested it.');
        feeds.serve('down', document(rss(items('down'))));
        expect(JSON.parse((await run('once', '--json')).out)).toMatchObject({
          visited: 1,
          outcomes: { ok: 1 },
          added: 5,
        });
      });
    },
    LIMIT_MS,
  );

  it(
    'decides the outlet of a feed by its address, whatever it says about itself',
    async () => {
      await withDatabase(async (test) => {
        await goLive(test.db);
        const run = (...args: string[]) => runCommand(args, { ...settings(), DATABASE_URL: test.url });
        await run('sources', 'add', 'lantern.example', '--name', 'Fen Lantern');
        const claim = { title: 'Fen Lantern', link: 'https://lantern.example/' };
        feeds.serve('claim', document(rss(items('claim'), claim)));
        const host = new URL(url('claim')).host;
        expect((await run('feeds', 'add', url('claim'))).out).toContain(` of ${host}: `);
        const list = join(folder, 'claims.opml');
        const outline = (xml: string, site: string) =>
          `<outline text="Feed" xmlUrl="https://${xml}" htmlUrl="https://${site}/"/>`;
        writeFileSync(
          list,
          `<opml version="2.0"><body>${[
            outline('feeds.rowan.example/rss', 'lantern.example'),
            outline('m.lantern.example/rss', 'www.lantern.example'),
            outline('feeds.feedburner.com/elm', 'www.elm.example'),
            outline('feeds.feedburner.com/oak', 'feedburner.com'),
          ].join('')}</body></opml>`,
        );
        const imported = await run('opml', 'import', list);
        expect([imported.code, imported.out]).toEqual([1, '3 feeds added, 0 already known, 1 refused.\n']);
        expect((await auditedFeeds(test.db)).slice(1)).toHaveLength(3);
        expect(imported.err).toContain('feedburner.com carries feeds of many outlets');
        const rows = await test.db.rows<{ domain: string }>(
          'select s.domain from feed f join source s on s.id = f.source_id order by f.id',
        );
        expect(rows.map(({ domain }) => domain)).toEqual([
          host,
          'rowan.example',
          'lantern.example',
          'elm.example',
        ]);
        expectRefusal(
          await run('feeds', 'add', 'https://feeds.feedburner.com/ash', '--untested'),
          /feedburner\.com carries feeds of many outlets\. Name the outlet with --source/,
        );
        expectRefusal(
          await run('sources', 'add', 'www.lantern.example'),
          /^lantern\.example is already a source/,
        );
      });
    },
    LIMIT_MS,
  );

  it(
    'imports and exports lists of feeds',
    async () => {
      await withDatabase(async (test) => {
        await goLive(test.db);
        const run = (...args: string[]) => runCommand(args, { DATABASE_URL: test.url });
        const list = join(folder, 'list.opml');
        writeFileSync(
          list,
          `<opml version="2.0"><body><outline text="Harbour">
           <outline text="Quay &amp; Co" xmlUrl="https://feeds.quay.example/rss?a=1&amp;b=2" htmlUrl="https://www.quay.example/"/>
           <outline text="Trick" xmlUrl="javascript:alert(1)"/>
           <outline text="Again" xmlUrl="https://feeds.quay.example/rss?a=1&amp;b=2"/>
         </outline></body></opml>`,
        );
        expect(await run('opml', 'import', list)).toMatchObject({
          ...{ code: 1, out: '1 feed added, 1 already known, 1 refused.\n' },
        });
        const [feed] = await test.db.rows(
          'select f.url, f.state, f.categories, s.domain, s.name from feed f join source s on s.id = f.source_id',
        );
        expect(feed).toMatchObject({
          url: 'https://feeds.quay.example/rss?a=1&b=2',
          ...{ state: 'active', categories: ['Harbour'], domain: 'quay.example', name: 'Quay & Co' },
        });
        const copy = join(folder, 'copy.opml');
        expect((await run('opml', 'export', copy)).code).toBe(0);
        expect(readFileSync(copy, 'utf8')).toContain('xmlUrl="https://feeds.quay.example/rss?a=1&amp;b=2"');
        expect(await run('opml', 'import', copy)).toMatchObject({
          ...{ code: 0, out: '0 feeds added, 1 already known, 0 refused.\n' },
        });
        writeFileSync(list, 'no list');
        expectRefusal(await run('opml', 'import', list), /is not an OPML list/);
      });
    },
    LIMIT_MS,
  );

  it(
    'records them in a folder that can be played and continued',
    async () => {
      await withDatabase(async (test) => {
        await goLive(test.db);
        const run = (...args: string[]) => runCommand(args, { ...settings(), DATABASE_URL: test.url });
        const body = rss(items('filmed'));
        feeds.serve('filmed', document(body));
        const cyrillic = iconv.encode(body.replaceAll('Orrin', 'Оррин'), 'koi8-r');
        feeds.serve('cyrillic', (_, response) =>
          response.writeHead(200, { 'content-type': 'text/xml; charset=koi8-r' }).end(cyrillic),
        );
        for (const outlet of ['filmed', 'cyrillic'])
          await run('feeds', 'add', url(outlet), '--source', `${outlet}.example`, '--untested');
        const target = join(folder, 'filmed');
        expect(await run('record', target, '--for', '2s')).toMatchObject({
          code: 0,
          out: expect.stringMatching(/^2 documents recorded, 2 requests/),
        });
        const recording = await openRecording(target);
        expect(recording.outlets.get('filmed.example')?.url).toBe('https://filmed.example/');
        const [filmed] = recording.outlets.get('filmed.example')?.documents ?? [];
        expect(readFileSync(filmed?.path ?? '', 'utf8')).toBe(body);
        const [kept] = recording.outlets.get('cyrillic.example')?.documents ?? [];
        expect(decodeDocument(readFileSync(kept?.path ?? ''), null).text).toContain('Оррин');
        expect(await playedArticles(target)).toEqual([
          { domain: 'cyrillic.example', articles: 5 },
          { domain: 'filmed.example', articles: 5 },
        ]);
        expect((await run('record', target, '--for', '2s')).out).toMatch(/^0 documents recorded, 2 requests/);
        expect(await count(test.db, 'feed where last_checked_at is not null')).toBe(0);
        expect(await count(test.db, 'host where lease_id is not null')).toBe(0);
        expectRefusal(await run('record', folder, '--for', '2s'), /is neither empty nor a recording/);
      });
    },
    LIMIT_MS,
  );
});

describe('record', () => {
  it(
    'shares hosts with the workers, and stores which ones ask for a wait',
    async () => {
      await withDatabase(async (test) => {
        for (const outlet of ['held', 'resting', 'free', 'full'])
          await buildLiveFeed(test.db, outlet, `http://${address}/${outlet}/feed`);
        for (const outlet of ['held', 'resting', 'free']) feeds.serve(outlet, document(rss(items(outlet))));
        feeds.serve('full', status(429, { 'retry-after': '900' }));
        await test.db.rows(
          `update host set leased_until = now() + interval '1 minute', lease_id = gen_random_uuid()
            where host_key = 'held.example'`,
        );
        await test.db.rows(
          "update host set next_allowed_at = now() + interval '1 minute' where host_key = 'resting.example'",
        );
        feeds.requests.length = 0;
        const settings = { FETCH_OPEN_RANGES: '127.0.0.0/8', DATABASE_URL: test.url };
        const recorded = await runCommand(['record', join(folder, 'turns'), '--for', '2s'], settings);
        expect(recorded).toMatchObject({
          code: 0,
          out: expect.stringMatching(/^1 document recorded, 2 requests/),
        });
        expect(feeds.requests.toSorted()).toEqual(['free', 'full']);
        const full =
          "host where host_key = 'full.example' and next_allowed_at > now() + interval '14 minutes'";
        expect(await count(test.db, full)).toBe(1);
        const left = "host where host_key in ('free.example', 'full.example') and lease_id is not null";
        expect(await count(test.db, left)).toBe(0);
      });
    },
    LIMIT_MS,
  );
});

describe('owners', () => {
  it(
    'shows and sets owners, and refuses a name that is not a group',
    async () => {
      await withDatabase(async (test) => {
        const run = (...args: string[]) => runCommand(args, { DATABASE_URL: test.url });
        await buildSource(test.db, { domain: 'quay.example' });
        expect((await run('owners', 'set', 'quay.example', 'Harbour Press')).out).toBe(
          'quay.example belongs to Harbour Press.\n',
        );
        expect((await run('owners', 'list')).out).toBe('Harbour Press: quay.example\n');
        expectRefusal(await run('owners', 'set', 'quay.example', 'Independent'), /is not an owner group/);
        expectRefusal(await run('owners', 'set', 'nowhere.example', 'Harbour Press'), /There is no source/);
        expect((await run('owners', 'set', 'quay.example', '--none')).out).toBe(
          'quay.example has no owner group.\n',
        );
        expect(JSON.parse((await run('owners', 'list', '--json')).out)).toEqual([]);
      });
    },
    LIMIT_MS,
  );
});
