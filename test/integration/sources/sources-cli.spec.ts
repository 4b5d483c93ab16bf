import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { addFeed } from '#persistence/ingest/schedule';
import { goLive } from '#persistence/news-clock';
import { seed } from '#persistence/seed';
import { caredSources } from '#persistence/sources';
import { writeAssessments } from '#persistence/trust';
import { buildFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildLiveFeed } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { buildOutlet, buildOwnArticle, buildReportedMilestone } from '../../support/trust.js';
import { type CommandEnd, runCommand } from '../../support/worker-command.js';

const LIMIT_MS = 600_000;

let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  await seed(db, NEWS_DAY);
  await goLive(db);
}, LIMIT_MS);
afterAll(() => test.drop());

const run = (...args: string[]) => runCommand(args, { DATABASE_URL: test.url });

/** One sentence without a stack. */
function expectRefusal({ code, err }: CommandEnd, sentence: RegExp): void {
  expect(err).toMatch(sentence);
  expect(err).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}

async function sourceRow(domain: string): Promise<Record<string, unknown>> {
  const [row] = await db.rows<Record<string, unknown>>('select * from source where domain = $1', [domain]);
  return row ?? {};
}

describe('sources', () => {
  it(
    "keep an operator's values over another seeding until they are released, and audit every change",
    async () => {
      const before = await sourceRow('bbc.com');
      const set = await run(
        ...['sources', 'correct', 'www.bbc.com', '--name', 'Orrin Courant', '--country', 'ie'],
        ...['--bias', 'left', '--owner', 'Kestrel Group'],
      );
      expect(set.out).toBe('bbc.com: set name, country, bias, owner_id.\n');
      await seed(db, NEWS_DAY);
      expect(await sourceRow('bbc.com')).toMatchObject({
        ...{ name: 'Orrin Courant', country: 'IE', bias: 'left', bias_agreed: null },
        bias_origin: 'an operator of this installation',
      });
      const cared = await caredSources(db, { words: null, disabled: false, operators: true }, 10);
      expect(cared.map(({ name }) => name)).toEqual(['Orrin Courant']);
      const why = (await run('trust', 'why', 'bbc.com')).out;
      expect(why).toContain('Country (IE): set by an operator');
      expect(why).toContain('Language (en): the bundled directory');
      await run('sources', 'correct', 'bbc.com', '--release', 'name,country,bias,owner');
      await seed(db, NEWS_DAY);
      expect(await sourceRow('bbc.com')).toEqual({ ...before });
      const audits = await db.rows('select action, actor_id, payload from audit_entry order by id');
      expect(audits).toEqual([
        {
          ...{ action: 'source_corrected', actor_id: null },
          payload: { source: before.id, columns: 'name,country,bias,owner_id' },
        },
        {
          ...{ action: 'source_released', actor_id: null },
          payload: { source: before.id, columns: 'bias,bias_agreed,bias_origin,country,name,owner_id' },
        },
      ]);
    },
    LIMIT_MS,
  );

  it(
    'are added, disabled with their feeds, and enabled',
    async () => {
      const added = await run(
        'sources',
        'add',
        'quay.example',
        '--name',
        'Quay & Co',
        '--category',
        'finance',
      );
      expect(added).toMatchObject({ code: 0, out: expect.stringMatching(/^Added quay\.example/) });
      expect(await sourceRow('quay.example')).toMatchObject({
        ...{ name: 'Quay & Co', category: 'finance', added_by: 'operator' },
      });
      const { id: feedId, source_id, host_key } = await buildLiveFeed(db, 'pier', 'http://pier.example/feed');
      const url = 'http://pier.example/paused';
      await buildFeed(db, { source_id, host_key, url, state: 'disabled', state_reason: 'paused' });
      const feeds = () =>
        db.rows("select state, state_reason from feed where url like 'http://pier.example/%' order by url");
      const off = await run('sources', 'disable', 'pier.example', '--reason', 'Asked to be left out');
      expect(off.out).toBe('pier.example is disabled; 1 feed stopped. Its articles stay.\n');
      const { id: sourceId, disabled_reason } = await sourceRow('pier.example');
      expect(disabled_reason).toBe('Asked to be left out');
      const one = { sourceId: Number(sourceId), hostKey: 'pier.example', categories: [], title: null };
      await addFeed(db, { ...one, url: 'http://pier.example/new' }, NEWS_DAY);
      const stopped = { state: 'disabled', state_reason: 'source_disabled' };
      const paused = { state: 'disabled', state_reason: 'paused' };
      expect(await feeds()).toEqual([stopped, stopped, paused]);
      expectRefusal(await run('feeds', 'resume', String(feedId)), /pier\.example is disabled/);
      expect((await run('sources', 'enable', 'pier.example')).out).toMatch(/2 feeds are due now/);
      const read = { state: 'active', state_reason: null };
      expect(await feeds()).toEqual([read, read, paused]);
    },
    LIMIT_MS,
  );
});

describe('trust', () => {
  it(
    'is computed again for one source or all, and explained with its evidence',
    async () => {
      const [outlet, other] = [await buildOutlet(db, { pc1: 0.7, pc1_observed: 3 }), await buildOutlet(db)];
      for (let day = 1; day <= 6; day++)
        await buildReportedMilestone(db, [outlet, other], -24 * day, {
          article: { title: `SHOCKING!!! Dam ${day} slammed` },
        });
      await buildOwnArticle(db, outlet, 0);
      const [{ domain } = { domain: '' }] = await db.rows<{ domain: string }>(
        'select domain from source where id = $1',
        [outlet.id],
      );
      const one = await run('trust', 'rescore', domain);
      expect(one.out).toMatch(new RegExp(`^${domain}: score \\d+\\.\\d, coverage \\d+ %\\.\n$`));
      const why = (await run('trust', 'why', domain)).out;
      for (const part of [
        /^Score \d+\.\d of 100; coverage \d+ %; assessed .* \(requested by an operator\)\.$/m,
        /^accuracy: \d+\.\d \(weight 30 %, confidence 0\.\d\d, n \d+\)$/m,
        /^external: \d+\.\d \(weight 15 %/m,
        /^reader: no data \(weight 15 %\)$/m,
        /^ {2}confirmed: SHOCKING!!! Dam 1 slammed\n {4}https:\/\/outlet\.example\/\d+$/m,
        /^ {2}\S+ {2}\d+\.\d, coverage \d+ % {2}requested by an operator$/m,
      ])
        expect(why).toMatch(part);
      const all = await run('trust', 'rescore');
      expect(all.out).toMatch(/^\d+ sources recomputed, \d+ changed; [\d.]+ s\.\n$/);
      expect((await sourceRow('bbc.com')).trust_score).toBeGreaterThan(50);
      const json = JSON.parse((await run('trust', 'why', domain, '--json')).out);
      expect(json).toMatchObject({ source: { id: outlet.id }, history: [{ cause: 'operator' }] });
    },
    LIMIT_MS,
  );

  it(
    'keeps a bounded history',
    async () => {
      const outlet = await buildOutlet(db);
      await buildOwnArticle(db, outlet, 0);
      // Raw SQL: one statement for many rows.
      await db.rows(
        `insert into trust_assessment (source_id, assessed_at, score, coverage, factors)
       select $1, $2::timestamptz - n * interval '1 day', 50, 0.5, '{}' from generate_series(1, 450) as n`,
        [outlet.id, NEWS_DAY],
      );
      const evidence = {} as never;
      const factors = { accuracy: null, editorial: null, content: null, external: null, reader: null };
      const interval = { low: 52.5, high: 67.5 };
      const assessment = { sourceId: outlet.id, score: 60, coverage: 0.5, factors, interval, evidence };
      await writeAssessments(db, [assessment], 'evidence', hoursAfter(1));
      const [kept] = await db.rows<{ n: number; oldest: Date }>(
        'select count(*)::int as n, min(assessed_at) as oldest from trust_assessment where source_id = $1',
        [outlet.id],
      );
      expect(kept).toEqual({ n: 400, oldest: hoursAfter(-24 * 399) });
      const [source] = await db.rows('select trust_score, trust_low, trust_high from source where id = $1', [
        outlet.id,
      ]);
      expect(source).toEqual({ trust_score: 60, trust_low: 52.5, trust_high: 67.5 });
    },
    LIMIT_MS,
  );
});
