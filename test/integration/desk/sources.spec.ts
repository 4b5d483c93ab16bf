import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { DeskAlerts, DeskSourcePage, DeskSources, OPML_MESSAGES, OpmlLine } from '#contract/desk';
import { ErrorBody, OPML_TYPE } from '#contract/site';
import { checkAuditChain } from '#persistence/accounts';
import type { Database } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { buildUser } from '../../support/factories/accounts.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { buildSource } from '../../support/factories/sources.js';
import { bearerOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let db: Database;
let app: NestExpressApplication;
let ada: string;
let bela: string;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  await goLive(db);
  app = await createTestApp(test.url);
  await app.listen(0, '127.0.0.1');
  ada = await bearerOf(db, (await buildUser(db, { is_admin: true, username: 'ada' })).id);
  bela = await bearerOf(db, (await buildUser(db, { is_admin: true })).id);
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

type Method = 'get' | 'post' | 'put' | 'patch';
const call = (method: Method, path: string, token = ada) =>
  request(app.getHttpServer())[method](`/api/admin${path}`).set('Authorization', token);
const refusal = (answer: { body: unknown }) => ErrorBody.parse(answer.body);
const show = async (id: number) =>
  DeskSourcePage.parse((await call('get', `/sources/${id}`).expect(200)).body);
const entries = (id: number) =>
  db.rows<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_entry where object_kind = 'source' and object_id = $1 order by id`,
    [id],
  );

describe('the directory of sources', () => {
  it('is searched by name and any domain, and filtered', async () => {
    const { id } = await buildSource(db, { name: 'Orrin =1+1 Courant', domain: 'orrin.example' });
    await db.rows(
      `insert into source_domain (domain, source_id, origin) values ('older.example', $1, 'moved')`,
      [id],
    );
    const off = await buildSource(db, { disabled_reason: 'It asked us to stop.' });
    const found = async (query: string) => {
      const answer = await call('get', `/sources${query}`).expect(200);
      return {
        ids: DeskSources.parse(answer.body).map((each) => each.id),
        total: answer.headers['x-total-count'],
      };
    };
    for (const q of ['=1%2B1', 'ORRIN', 'older.ex'])
      expect(await found(`?q=${q}`)).toEqual({ ids: [id], total: '1' });
    expect((await found('?only=disabled')).ids).toEqual([off.id]);
    expect((await found('?q=nobody')).ids).toEqual([]);
    for (const query of ['?only=x', '?limit=0', `?q=${'x'.repeat(300)}`])
      await call('get', `/sources${query}`).expect(400);
    await call('get', '/sources/2147483647').expect(404);
  });

  it('lets admins set labels, shows their origin, gives them back, and audits each change', async () => {
    const { id } = await buildSource(db, { name: 'Herald', bias: null });
    const { seen } = await show(id);
    const labels = { bias: 'center-left', owner: 'Kestrel Group', country: 'gb' };
    const set = DeskSourcePage.parse(
      (await call('patch', `/sources/${id}`).send({ labels, seen }).expect(200)).body,
    );
    const labelOf = (page: DeskSourcePage, name: string) => page.labels.find(({ label }) => label === name);
    expect(labelOf(set, 'bias')).toMatchObject({
      value: 'center-left',
      isSet: true,
      origin: 'set by an operator',
    });
    expect(labelOf(set, 'owner')).toMatchObject({ value: 'Kestrel Group', isSet: true });
    expect(labelOf(set, 'country')).toMatchObject({ value: 'GB' });
    const released = DeskSourcePage.parse(
      (await call('post', `/sources/${id}/release`).send({ label: 'bias', seen: set.seen }).expect(200)).body,
    );
    expect(labelOf(released, 'bias')).toMatchObject({ isSet: false });
    expect(await entries(id)).toEqual([
      {
        action: 'source_corrected',
        before: { bias: null, owner: null, country: null },
        after: { bias: 'center-left', owner: 'Kestrel Group', country: 'GB' },
      },
      { action: 'source_released', before: { bias: 'center-left' }, after: {} },
    ]);
    expect((await checkAuditChain(db)).brokenAt).toBeNull();
  });

  it.each([
    [{ name: ' ' }],
    [{ country: 'QX' }],
    [{ language: 'not a tag' }],
    [{ bias: 'centre' }],
    [{ url: 'ftp://herald.example' }],
    [{ url: 'https://a:b@herald.example' }],
    [{ owner: 'Independent' }],
    [{ slug: 'other' }],
  ])('refuses %j and changes nothing', async (labels) => {
    const { id } = await buildSource(db);
    const before = await show(id);
    await call('patch', `/sources/${id}`).send({ labels, seen: before.seen }).expect(400);
    expect(await show(id)).toEqual(before);
    expect(await entries(id)).toEqual([]);
  });

  it('refuses a change of values that somebody else changed, and names who', async () => {
    const { id } = await buildSource(db);
    const { seen } = await show(id);
    const quotas = { visit: 5, day: null, page: null };
    await call('put', `/sources/${id}/quotas`).send({ quotas, seen }).expect(200);
    const late = await call('patch', `/sources/${id}`, bela)
      .send({ labels: { bias: 'left' }, seen })
      .expect(409);
    expect(refusal(late)).toMatchObject({ code: 'stale', message: 'Changed by ada just now.' });
    const both = await show(id);
    expect(both.bias).not.toBe('left');
    const twice = await Promise.all(
      ['left', 'right'].map((bias) =>
        call('patch', `/sources/${id}`).send({ labels: { bias }, seen: both.seen }),
      ),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps a domain with one source, and disables and enables', async () => {
    const { id, domain: taken } = await buildSource(db);
    const other = await buildSource(db);
    const post = async (path: string, body: object, status: number) =>
      call('post', `/sources/${id}/${path}`)
        .send({ ...body, seen: (await show(id)).seen })
        .expect(status);
    await post('domains', { domain: 'WWW.Second.Example' }, 200);
    expect((await show(id)).domains).toEqual([{ domain: 'www.second.example', origin: 'operator' }]);
    for (const domain of [taken, other.domain])
      expect(refusal(await post('domains', { domain }, 409)).code).toBe('known');
    for (const domain of ['<b>', 'localhost', 'a..b', '10.0.0.1']) await post('domains', { domain }, 400);
    await post('domains/remove', { domain: 'www.second.example' }, 200);
    await post('domains/remove', { domain: 'www.second.example' }, 404);
    await buildFeed(db, { source_id: id });
    await post('disable', { reason: 'It asked us to stop.' }, 200);
    expect(await show(id)).toMatchObject({ feeds: 0, disabledReason: 'It asked us to stop.' });
    await post('disable', { reason: 'Once more.' }, 409);
    await post('enable', {}, 200);
    expect(await show(id)).toMatchObject({ feeds: 1, disabledReason: null });
    await post('enable', {}, 409);
    expect((await entries(id)).map(({ action }) => action)).toEqual([
      'source_domain_added',
      'source_domain_removed',
      'source_disabled',
      'source_enabled',
    ]);
  });

  it.each([[{ visit: 0 }], [{ day: 1.5 }], [{ page: 101 }], [{ visit: 1_000_000 }], [{ week: 3 }]])(
    'refuses the quota %j',
    async (quota) => {
      const { id } = await buildSource(db);
      const quotas = { visit: null, day: null, page: null, ...quota };
      await call('put', `/sources/${id}/quotas`).send({ quotas, seen: 0 }).expect(400);
    },
  );
});

describe('alerts', () => {
  it('are shown until an admin marks them as read', async () => {
    const { id } = await buildFeed(db, { url: 'https://flood.example/feed' });
    await db.rows(
      `insert into operator_alert (kind, fact_key, feed_id, payload, created_at)
       values ('source_flooded', 'source_flooded:1:2026-09-14', $1, '{"exceeded": "visit", "quota": 20, "over": 180}', now())`,
      [id],
    );
    const [alert] = DeskAlerts.parse((await call('get', '/alerts').expect(200)).body);
    expect(alert?.text).toBe('Published more than the quota of 20 items a visit; 180 were left out.');
    const left = await call('post', '/alerts/read')
      .send({ ids: [alert?.id] })
      .expect(200);
    expect(left.body).toEqual([]);
    expect(DeskAlerts.parse((await call('get', '/alerts?all=1')).body)[0]?.readAt).not.toBeNull();
    await call('post', '/alerts/read').send({ ids: [] }).expect(400);
    await call('post', '/alerts/read')
      .send({ ids: [alert?.id, 404_404] })
      .expect(200);
    expect(await db.rows(`select before, after from audit_entry where action = 'alerts_read'`)).toEqual([
      { before: { unread: [alert?.id] }, after: { unread: [] } },
    ]);
  });
});

describe('OPML', () => {
  const wrap = (body: string) =>
    `<?xml version="1.0"?><opml version="2.0"><head/><body>${body}</body></opml>`;
  const outline = (url: string, text = 'A feed') => `<outline text="${text}" xmlUrl="${url}"/>`;
  const post = (text: string, type: string = OPML_TYPE) =>
    call('post', '/opml').set('Content-Type', type).buffer(true).parse(asText).send(text);
  const linesOf = (answer: { body: string }) =>
    answer.body
      .trim()
      .split('\n')
      .map((line) => OpmlLine.parse(JSON.parse(line)));

  it('is imported line by line with a result for each, audited, and exported again', async () => {
    const text = wrap(
      [
        outline('https://rill.example/feed', '&lt;b&gt;Rill&lt;/b&gt;, =1+1'),
        outline('https://rill.example/feed'),
        outline('http://10.0.0.1/feed'),
        outline('http://[::1]/feed'),
        outline('http://news.internal/feed'),
        outline('https://ada:secret@rill.example/other'),
        outline('gopher://rill.example/'),
      ].join(''),
    );
    const answer = await post(text).expect(200);
    const lines = linesOf(answer);
    expect(lines[0]).toEqual({ kind: 'start', feeds: 7 });
    expect(lines.at(-1)).toEqual({ kind: 'end', added: 1, known: 1, refused: 5 });
    expect(lines.slice(1, -1).map((line) => line.kind === 'feed' && [line.result, line.reason])).toEqual([
      ['added', null],
      ['known', null],
      ['refused', '10.0.0.1 is not on the public internet.'],
      ['refused', '[::1] is not on the public internet.'],
      ['refused', 'news.internal is not on the public internet.'],
      ['refused', 'the URL of rill.example contains a user name or password.'],
      ['refused', 'gopher://rill.example/ is not an HTTP(S) URL.'],
    ]);
    const audited = await db.rows(
      `select action, payload, after from audit_entry where action in ('opml_imported', 'feed_added') order by id`,
    );
    expect(audited).toEqual([
      {
        action: 'feed_added',
        payload: {},
        after: { url: 'https://rill.example/feed', source: 'rill.example' },
      },
      { action: 'opml_imported', payload: { feeds: 7, added: 1, known: 1, refused: 5 }, after: null },
    ]);
    const list = await call('get', '/opml').buffer(true).parse(asText).expect(200);
    expect(list.body).toContain('xmlUrl="https://rill.example/feed"');
    expect(list.body).toContain('&lt;b&gt;Rill&lt;/b&gt;, =1+1');
    expect(linesOf(await post(list.body).expect(200)).at(-1)).toMatchObject({ added: 0, refused: 0 });
  });

  it.each([
    [
      'a list of 10 MB',
      () => wrap(outline('https://big.example/feed') + ' '.repeat(10_000_000)),
      413,
      OPML_MESSAGES.tooLarge,
    ],
    ['broken XML', () => '<opml><bo', 400, OPML_MESSAGES.broken],
    ['a page', () => '<html><body>No</body></html>', 400, OPML_MESSAGES.broken],
    ['nothing', () => '', 400, OPML_MESSAGES.broken],
    ['a list without feeds', () => wrap('<outline text="News"/>'), 400, OPML_MESSAGES.empty],
    [
      'a list nested 1,000 deep',
      () =>
        wrap(
          '<outline text="x">'.repeat(1000) +
            outline('https://deep.example/feed') +
            '</outline>'.repeat(1000),
        ),
      400,
      OPML_MESSAGES.broken,
    ],
    [
      'too many feeds',
      () => wrap(outline('https://many.example/feed').repeat(10_001)),
      400,
      OPML_MESSAGES.tooMany,
    ],
    [
      'entities that refer to entities',
      () => `<!DOCTYPE o [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>${wrap('<outline text="&b;"/>')}`,
      400,
      OPML_MESSAGES.broken,
    ],
  ])('refuses %s with a clear message and adds nothing', async (_, text, status, message) => {
    const feeds = await db.rows('select id from feed');
    const answer = await post(text()).expect(status);
    expect(ErrorBody.parse(JSON.parse(answer.body)).message).toBe(message);
    expect(await db.rows('select id from feed')).toEqual(feeds);
  });

  it('is not taken as JSON or by another type', async () => {
    for (const type of ['application/xml', 'text/plain'])
      await post(wrap(outline('https://typed.example/feed')), type).expect(415);
  });

  it('stops if the connection is lost, with whole feeds and an entry of what was done', async () => {
    const urls = Array.from({ length: 400 }, (_, n) => outline(`https://lost-${n}.example/feed`));
    const importing = call('post', '/opml')
      .set('Content-Type', OPML_TYPE)
      .send(wrap(urls.join('')));
    importing.then(undefined, () => undefined);
    const added = async () => (await db.rows(`select 1 from feed where url like 'https://lost-%'`)).length;
    await until(async () => (await added()) > 5);
    importing.abort();
    const imported = `select payload from audit_entry where action = 'opml_imported' and payload->>'feeds' = '400'`;
    await until(async () => (await db.rows(imported)).length === 1);
    const [entry] = await db.rows<{ payload: { added: number } }>(imported);
    expect(entry?.payload.added).toBe(await added());
    expect(entry?.payload.added).toBeLessThan(400);
    expect(await db.rows(`select 1 from audit_entry where after->>'url' like 'https://lost-%'`)).toHaveLength(
      entry?.payload.added ?? 0,
    );
  });
});

/** The body as text, whatever its type. */
function asText(response: request.Response, done: (error: Error | null, body: string) => void): void {
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    text += part;
  });
  response.on('end', () => done(null, text));
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('It did not happen within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
