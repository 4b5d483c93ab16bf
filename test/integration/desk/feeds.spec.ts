import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { DeskFeedPage, DeskFeeds, FoundFeeds } from '#contract/desk';
import { ErrorBody } from '#contract/site';
import type { Database } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { buildUser } from '../../support/factories/accounts.js';
import { buildFeed, buildFeedVisit } from '../../support/factories/ingest.js';
import { buildSource } from '../../support/factories/sources.js';
import { document, FeedServer, rss, status } from '../../support/feed-server.js';
import { bearerOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let db: Database;
let app: NestExpressApplication;
let token: string;
let site: string;
const server = new FeedServer();

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  await goLive(db);
  site = `http://${await server.start()}`;
  app = await createTestApp(test.url, { FETCH_OPEN_RANGES: '127.0.0.0/8' });
  await app.listen(0, '127.0.0.1');
  token = await bearerOf(db, (await buildUser(db, { is_admin: true })).id);
});
afterEach(() => db.rows('delete from feed'));
afterAll(async () => {
  await app.close();
  await server.stop();
  await test.drop();
});

const call = (method: 'get' | 'post', path: string) =>
  request(app.getHttpServer())[method](`/api/admin/feeds${path}`).set('Authorization', token);
const refusal = (answer: { body: unknown }) => ErrorBody.parse(answer.body);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const WORKS = { last_checked_at: minutesAgo(5), last_new_at: minutesAgo(9), next_check_at: minutesAgo(-9) };
const entries = (id: number) =>
  db.rows(
    `select action, before, after from audit_entry where object_kind = 'feed' and object_id = $1 order by id`,
    [id],
  );

describe('feeds on the desk', () => {
  it('come with their health in words, what needs attention first, by search and level', async () => {
    const source = await buildSource(db, { name: 'Orrin Courant', domain: 'orrin.example' });
    await buildFeed(db, { source_id: source.id, url: 'https://orrin.example/world', ...WORKS });
    await buildFeed(db, {
      source_id: source.id,
      url: 'https://orrin.example/sport',
      ...WORKS,
      failure_count: 3,
      failing_since: minutesAgo(190),
      last_outcome: 'unreachable',
      last_detail: 'dns: ENOTFOUND',
    });
    const list = async (query: string) => {
      const answer = await call('get', query).expect(200);
      return { feeds: DeskFeeds.parse(answer.body), total: Number(answer.headers['x-total-count']) };
    };
    const { feeds, total } = await list('?q=ORRIN');
    expect(total).toBe(2);
    expect(feeds.map(({ level }) => level)).toEqual(['failing', 'ok']);
    expect(feeds[0]?.health).toBe(
      'Failing for 3 hours (3 attempts): its host name could not be resolved (ENOTFOUND).',
    );
    expect((await list('?level=ok')).feeds.map(({ url }) => url)).toEqual(['https://orrin.example/world']);
    expect((await list('?q=/sport&limit=1')).feeds).toHaveLength(1);
    expect(await list('?offset=50')).toEqual({ feeds: [], total: 2 });
    for (const query of ['?level=none', '?limit=0', `?q=${'x'.repeat(300)}`])
      await call('get', query).expect(400);
  });

  it('show their history, and are paused, resumed and checked, each with an audit entry', async () => {
    const { id } = await buildFeed(db, { ...WORKS, failure_count: 2, failing_since: minutesAgo(60) });
    await buildFeedVisit(db, id, { outcome: 'server_error', detail: 'HTTP 503' });
    const page = DeskFeedPage.parse((await call('get', `/${id}`).expect(200)).body);
    expect(page.visits).toMatchObject([
      { outcome: 'server_error', trouble: 'the server reported an error (HTTP 503)' },
    ]);
    const act = async (action: string) =>
      DeskFeedPage.parse((await call('post', `/${id}/${action}`).expect(200)).body);
    expect(await act('pause')).toMatchObject({ level: 'paused', isActive: false });
    for (const action of ['pause', 'check'])
      expect(refusal(await call('post', `/${id}/${action}`).expect(409)).code).toBe('not_active');
    expect(await act('resume')).toMatchObject({ isActive: true });
    await act('check');
    const [row] = await db.rows(
      'select next_check_reason, failure_count, failing_since from feed where id = $1',
      [id],
    );
    expect(row).toEqual({ next_check_reason: 'operator', failure_count: 0, failing_since: null });
    expect(await entries(id)).toEqual([
      { action: 'feed_paused', before: { state: 'active' }, after: { state: 'disabled' } },
      { action: 'feed_resumed', before: { state: 'disabled' }, after: { state: 'active' } },
      { action: 'feed_checked', before: null, after: null },
    ]);
    for (const path of ['/2147483647', '/2147483647/pause'])
      await call(path.endsWith('e') ? 'post' : 'get', path).expect(404);
  });

  it('cannot be resumed while their source is disabled', async () => {
    const source = await buildSource(db, { disabled_reason: 'It asked us to stop.' });
    const { id } = await buildFeed(db, {
      source_id: source.id,
      state: 'disabled',
      state_reason: 'source_disabled',
    });
    expect(refusal(await call('post', `/${id}/resume`).expect(409)).code).toBe('source_disabled');
    expect(await entries(id)).toEqual([]);
  });
});

describe('adding a feed', () => {
  const find = (address: string) => call('post', '/find').send({ address });
  const add = (body: object) => call('post', '').send(body);

  it('finds the feeds of a page, tests and previews them, and adds one', async () => {
    const page = `<html><head><link rel="alternate" type="application/rss+xml" href="${site}/world/feed"></head></html>`;
    server.serve('', document(page, '"p"', { 'content-type': 'text/html' }));
    server.serve('world', document(rss([{ guid: 'a', title: 'The dam <b>bursts</b>' }], { title: 'World' })));
    const found = FoundFeeds.parse((await find(`${site}/`).expect(200)).body);
    expect(found.asked).toMatchObject({ isReadable: false, trouble: expect.stringContaining('not a feed') });
    expect(found.feeds).toMatchObject([
      { url: `${site}/world/feed`, isReadable: true, title: 'World', items: 1, knownId: null },
    ]);
    const added = DeskFeedPage.parse((await add({ url: `${site}/world/feed` }).expect(201)).body);
    expect(added).toMatchObject({ title: 'World', isActive: true, level: 'waiting' });
    expect(await entries(added.id)).toEqual([
      {
        ...{ action: 'feed_added', before: null },
        after: { url: `${site}/world/feed`, source: added.source.domain },
      },
    ]);
    expect(refusal(await add({ url: `${site}/world/feed` }).expect(409)).code).toBe('known');
    expect(FoundFeeds.parse((await find(`${site}/world/feed`)).body).feeds).toMatchObject([
      { knownId: added.id },
    ]);
  });

  it('says in words why an address is not a feed', async () => {
    server.serve('broken', status(503));
    server.serve('page', document('<html>no feeds here</html>'));
    expect(FoundFeeds.parse((await find(`${site}/broken/feed`).expect(200)).body)).toMatchObject({
      asked: { trouble: 'the server reported an error (HTTP 503)' },
      feeds: [],
    });
    expect(refusal(await add({ url: `${site}/page/feed` }).expect(400)).message).toMatch(
      /^The response is not a feed/,
    );
  });

  it.each([
    ['gopher://herald.example/', 'This is not an HTTP(S) URL.'],
    ['javascript:alert(1)', 'This is not an HTTP(S) URL.'],
    ['https://ada:secret@herald.example/feed', 'The address contains a user name or password'],
    ['', 'must not be empty'],
  ])('refuses %j', async (address, message) => {
    const { issues = [] } = refusal(await find(address).expect(400));
    expect(issues[0]?.message).toMatch(message);
  });

  it('refuses addresses that are not public', async () => {
    const { asked } = FoundFeeds.parse((await find('http://10.0.0.1/feed').expect(200)).body);
    expect(asked.trouble).toMatch(/^its host is not on the public internet/);
  });
});
