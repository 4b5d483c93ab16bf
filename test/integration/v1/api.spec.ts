import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import request from 'supertest';
import { FOLLOWS_MOST } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import {
  API_PATH,
  EXAMPLE_ANSWERS,
  EXAMPLE_SCOPES,
  EXAMPLES,
  MilestonePage,
  OPERATIONS,
  type Operation,
  openApiDocument,
  RemovalPage,
  SearchResults,
  SourcePage,
  StoryPage,
  Why,
} from '#contract/v1';
import { CLIENT_FILE } from '../../../tools/api/client-file.js';
import { typedClient as writtenClient } from '../../../tools/api/typed-client.js';
import { BRIDGE, buildExampleNews, DAM } from '../../support/api/example-news.js';
import { TYPED_CALLS, typedClient } from '../../support/api/typed-calls.js';
import { buildApiToken } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { routesOf } from '../../support/hostile/bff-routes.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';
import { cookieOf } from '../../support/readers.js';

const ORIGIN = 'https://followthrough.example';

let world: ReaderApp;
let who: TestReader;
let token: string;

const server = () => world.app.getHttpServer();
const get = (path: string) => request(server()).get(`${API_PATH}${path}`);
const withToken = (call: request.Test, its = token) => call.set('Authorization', `Bearer ${its}`);
const tokenFor = (...scopes: string[]) => buildApiToken(world.db, who.id, scopes);

/** The address of an operation's example. */
function exampleOf({ id, path }: Operation): string {
  const { path: names = {}, query = {} } = EXAMPLES[id as keyof typeof EXAMPLES];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
  return `${filled}?${new URLSearchParams(query)}`;
}

beforeAll(async () => {
  world = await startReaderApp({ PUBLIC_URL: ORIGIN });
  who = await world.reader();
  await buildExampleNews(world.db, who.id);
  token = await buildApiToken(world.db, who.id, EXAMPLE_SCOPES);
});
afterAll(() => world.stop());

describe('the OpenAPI document', () => {
  const document = openApiDocument() as {
    openapi: string;
    paths: Record<string, Record<string, Described>>;
    components: { securitySchemes: object };
  };
  interface Described {
    operationId: string;
    summary: string;
    description: string;
    security: Record<string, string[]>[];
    parameters: { name: string; description?: string; schema: { type?: string } }[];
    responses: Record<string, unknown>;
  }
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it('is valid OpenAPI 3.1, and served to everybody', async () => {
    const { body } = await get('/openapi.json').expect(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(document)));
    const validator = new Validator();
    expect(await validator.validate(body)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('describes every call that the app has, and no other', () => {
    const routes = routesOf(world.app).filter((route) => route.includes(' /api/v1/'));
    const named = described.map(
      ({ path, method }) => `${method.toUpperCase()} ${API_PATH}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect([...named, 'GET /api/v1/openapi.json'].sort()).toEqual(routes.sort());
  });

  it('explains every call and parameter, and names every schema', () => {
    for (const { method, operation } of described) {
      const { operationId, summary, description, parameters, responses } = operation;
      expect({ operationId, words: [summary, description].every(Boolean) }).toEqual({
        operationId,
        words: true,
      });
      expect(parameters.filter((each) => !each.description).map(({ name }) => name)).toEqual([]);
      for (const { name, schema } of parameters)
        if (name === 'id' || name === 'limit') expect(schema.type).toBe('integer');
      const refused = ['400', '401', '429', '500', '503'];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(refused));
      expect('304' in responses).toBe(method === 'get');
      const answer = responses['200'] as { content: { 'application/json': { schema: object } } } | undefined;
      if (answer !== undefined)
        expect(Object.keys(answer.content['application/json'].schema)).toEqual(['$ref']);
    }
  });

  it('says how a token is sent, and which calls need one with which scope', () => {
    expect(document.components.securitySchemes).toMatchObject({ token: { type: 'http', scheme: 'bearer' } });
    const closed = described.filter(({ operation }) => operation.security.every((way) => 'token' in way));
    expect(closed.map(({ operation: { operationId, security } }) => [operationId, security])).toEqual([
      ['listFollows', [{ token: ['follows:read'] }]],
      ['followStory', [{ token: ['follows:write'] }]],
      ['unfollowStory', [{ token: ['follows:write'] }]],
      ['listNotifications', [{ token: ['notifications:read'] }]],
    ]);
  });

  it('has a page for people without scripts of others', async () => {
    const { text } = await request(server()).get('/api/v1/docs').expect(200);
    expect(text).not.toMatch(/(?:src|href)=["'](?:https?:)?\/\//);
  });
});

describe('the typed client', () => {
  it('is the one that the document gives', async () => {
    // After a change: npm run api:client
    expect(readFileSync(CLIENT_FILE, 'utf8')).toBe(await writtenClient());
  });

  it('passes the examples', async () => {
    const { port } = server().address() as AddressInfo;
    const client = typedClient(`http://127.0.0.1:${port}`, token);
    for (const [operation, call] of Object.entries(TYPED_CALLS)) {
      const { data } = await call(client);
      const expected = EXAMPLE_ANSWERS[operation as keyof typeof EXAMPLES];
      if (expected !== undefined) expect({ operation, data }).toEqual({ operation, data: expected });
    }
    await withToken(request(server()).put(`${API_PATH}/follows/${BRIDGE}`)).expect(200);
    await world.db.rows("update follow set priority = 'high', followed_at = $1 where user_id = $2", [
      hoursAfter(-48),
      who.id,
    ]);
  });
});

describe('each call', () => {
  it.each(OPERATIONS.map((operation) => [operation.id, operation as Operation] as const))(
    '%s refuses unknown parameters, and tokens that are invalid or lack the scope',
    async (_, operation) => {
      const { method, scope } = operation;
      const path = API_PATH + exampleOf(operation);
      const unknown = await withToken(request(server())[method](`${path}&tagg=x`)).expect(400);
      expect(JSON.stringify(ErrorBody.parse(unknown.body).issues)).toContain('Unknown parameter: tagg');

      const forged = await withToken(request(server())[method](path), `ft_${'A'.repeat(43)}`).expect(401);
      expect(forged.headers['www-authenticate']).toContain('error="invalid_token"');

      const cookie = await cookieOf(world.db, who.id);
      const asReader = await request(server())[method](path).set('Cookie', cookie).set('Origin', ORIGIN);
      if (scope === null) {
        expect(asReader.status).toBe(200);
        return;
      }
      expect(asReader.status).toBe(401);
      expect(asReader.headers['www-authenticate']).toBe('Bearer realm="Followthrough"');
      const others = EXAMPLE_SCOPES.filter((each) => each !== scope);
      const refused = await withToken(request(server())[method](path), await tokenFor(...others)).expect(403);
      expect(refused.body.code).toBe('insufficient_scope');
      expect(refused.headers['www-authenticate']).toContain(`error="insufficient_scope", scope="${scope}"`);
    },
  );

  it('answers what its schema says, and nothing else', async () => {
    for (const operation of OPERATIONS) {
      if (operation.answer === null || operation.method !== 'get') continue;
      const { body } = await withToken(get(exampleOf(operation))).expect(200);
      expect(operation.answer.schema.parse(body)).toEqual(body);
    }
  });
});

describe('paging', () => {
  const made: number[] = [];
  beforeAll(async () => {
    // Two of them at the same moment, to the microsecond.
    for (const hours of [-1, -2, -2, -3, -4]) {
      const { id } = await buildTopic(world.db, {
        name: 'Ferry of Tarnby',
        last_reported_at: hoursAfter(hours),
      });
      made.push(id);
    }
    await world.db.rows(
      "update topic set last_reported_at = last_reported_at + interval '123 microseconds' where name = 'Ferry of Tarnby'",
    );
  });

  async function allOf(path: string): Promise<{ ids: number[]; totals: number[] }> {
    const [ids, totals]: [number[], number[]] = [[], []];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await get(`${path}${cursor === '' ? '' : `&cursor=${cursor}`}`).expect(200);
      const { data, page } = StoryPage.parse(body);
      ids.push(...data.map(({ id }) => id));
      totals.push(page.total);
      cursor = page.next;
    }
    return { ids, totals };
  }

  it('gives every story once, newest first, with the total on each page', async () => {
    const [first, second, third, fourth, fifth] = made;
    const { ids, totals } = await allOf('/stories?q=ferry+of+tarnby&limit=2');
    expect(ids).toEqual([first, third, second, fourth, fifth]);
    expect(totals).toEqual([5, 5, 5]);
  });

  it('keeps its place when stories are reported meanwhile', async () => {
    const page = StoryPage.parse((await get('/stories?q=ferry+of+tarnby&limit=3').expect(200)).body);
    await buildTopic(world.db, { name: 'Ferry of Tarnby sinks', last_reported_at: hoursAfter(0) });
    const rest = await get(`/stories?q=ferry+of+tarnby&limit=100&cursor=${page.page.next}`).expect(200);
    expect(StoryPage.parse(rest.body).data.map(({ id }) => id)).toEqual(made.slice(3));
  });

  it('answers what happened since a time', async () => {
    const since = encodeURIComponent(hoursAfter(-2).toISOString());
    const { body } = await get(`/stories?q=ferry+of+tarnby&since=${since}`).expect(200);
    expect(StoryPage.parse(body).page.total).toBe(4);
    const milestones = await get(`/stories/${DAM}/milestones?since=2031-03-04T00:00:00%2B01:00`).expect(200);
    expect(MilestonePage.parse(milestones.body).data.map(({ id }) => id)).toEqual([5102]);
  });

  it('answers what changed since a copy was made, whenever it was reported', async () => {
    const asked = (since: string) => `/stories?q=pier+of+selby&updatedSince=${since}`;
    const old = { name: 'Pier of Selby', last_reported_at: hoursAfter(-900) };
    const piers: number[] = [];
    for (const hours of [-30, -20, -10]) {
      const { id } = await buildTopic(world.db, { ...old, updated_at: hoursAfter(hours) });
      piers.push(id);
    }
    const [closed, other, last] = piers;
    const copy = StoryPage.parse((await get(`${asked('1970-01-01T00:00:00Z')}&limit=2`).expect(200)).body);
    expect(copy.data.map(({ id }) => id)).toEqual([closed, other]);
    // It closes after silence, while the copy is read: no new report, and an end that lies long ago.
    await world.db.rows(
      `update topic set status = 'resolved', resolution_summary = 'It is closed.', resolved_at = $2, closed_at = $3, updated_at = $3
        where id = $1`,
      [closed, hoursAfter(-900), hoursAfter(-5)],
    );
    const rest = StoryPage.parse(
      (await get(`${asked('1970-01-01T00:00:00Z')}&limit=2&cursor=${copy.page.next}`).expect(200)).body,
    );
    expect(rest.data.map(({ id, status }) => [id, status])).toEqual([
      [last, 'ongoing'],
      [closed, 'resolved'],
    ]);
    expect([rest.page.next, rest.nextUpdatedSince]).toEqual([null, null]);
    const since = hoursAfter(-5).toISOString();
    const later = StoryPage.parse((await get(`${asked(since)}&status=resolved`).expect(200)).body);
    expect(later.data.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([[closed, since]]);
    expect(later.page.total).toBe(1);
  });

  it('names what left the list since a copy was made, page by page', async () => {
    const since = hoursAfter(-3).toISOString();
    await world.db.rows(
      `insert into topic_removal (topic_id, removed_at) values (800001, $1), (800002, $1), ($2, $1), (800003, $3)`,
      [since, BRIDGE, hoursAfter(-4)],
    );
    const one = RemovalPage.parse((await get(`/removals?since=${since}&limit=1`).expect(200)).body);
    expect(one.data).toEqual([{ id: 800_001, removedAt: since, movedTo: null }]);
    const two = RemovalPage.parse(
      (await get(`/removals?since=${since}&limit=1&cursor=${one.page.next}`).expect(200)).body,
    );
    // The bridge is listed again.
    expect(two.data.map(({ id }) => id)).toEqual([800_002]);
    expect(two.page).toEqual({ next: null, total: 2, isTotalExact: true });
    await world.db.rows('delete from topic_removal where topic_id <> 12040');
  });

  it('names a time for the next look that lies before any update that may still be under way', async () => {
    const { body } = await get('/stories?updatedSince=2031-03-04T12:00:00Z&limit=1').expect(200);
    // Ten minutes before the news time of the test.
    expect(StoryPage.parse(body).nextUpdatedSince).toBe('2031-03-04T11:50:00.000Z');
    const { body: other } = await get('/stories?limit=1').expect(200);
    expect(StoryPage.parse(other).nextUpdatedSince).toBeNull();
  });

  it('refuses cursors that were changed, made up, or are of another list', async () => {
    const { body } = await get('/stories?limit=1').expect(200);
    const { next } = StoryPage.parse(body).page;
    if (next === null) throw new Error('there are more stories');
    await get(`/stories?limit=5&cursor=${next}`).expect(200);
    const changed = next.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const early = next.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'));
    const forged = Buffer.from(`${'x'.repeat(16)}{"at":"infinity","id":1}`).toString('base64url');
    for (const path of [
      `/stories?cursor=${changed}`,
      `/stories?cursor=${early}`,
      `/stories?cursor=${forged}`,
      '/stories?cursor=AA',
      '/stories?cursor=',
      `/stories?tag=science&cursor=${next}`,
      `/endings?cursor=${next}`,
      `/stories/${DAM}/milestones?cursor=${next}`,
    ]) {
      const refused = await get(path).expect(400);
      expect({ path, issues: ErrorBody.parse(refused.body).issues?.map(({ path }) => path) }).toEqual({
        path,
        issues: ['cursor'],
      });
    }
  });

  it('pages sources by id, and a search by its ranks', async () => {
    const one = SourcePage.parse((await get('/sources?country=no&limit=2').expect(200)).body);
    const two = SourcePage.parse(
      (await get(`/sources?country=no&limit=2&cursor=${one.page.next}`).expect(200)).body,
    );
    expect([...one.data, ...two.data].map(({ id }) => id)).toEqual([3001, 3002, 3003]);
    expect(two.page).toEqual({ next: null, total: 3, isTotalExact: true });

    const found = SearchResults.parse((await get('/search?q=dam&limit=3').expect(200)).body);
    expect(found.stories.map(({ id }) => id)).toEqual([DAM]);
    const day = SearchResults.parse((await get('/search?q=dam&since=2031-03-04T03:00:00Z').expect(200)).body);
    expect(day.stories.map(({ id }) => id)).toEqual([DAM]);
    const late = SearchResults.parse(
      (await get('/search?q=dam&since=2031-03-04T03:00:01Z').expect(200)).body,
    );
    expect(late.stories).toEqual([]);
    const rest = SearchResults.parse(
      (await get(`/search?q=dam&limit=3&cursor=${found.page.next}`).expect(200)).body,
    );
    expect(rest.stories).toEqual([]);
    const ids = [...found.data, ...rest.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(found.page.total);
  });
});

describe('stories', () => {
  it('are found by the id of a story that was merged into them', async () => {
    const { old_topic_id } = await buildTopicRedirect(world.db, DAM);
    const { body } = await get(`/stories/${old_topic_id}`).expect(200);
    expect(body.id).toBe(DAM);
  });

  it('tell why with retracted milestones marked', async () => {
    const { id } = await buildTopic(world.db, { name: 'Selby lock' });
    const article = await buildArticle(world.db, { topic_id: id });
    await buildMilestone(world.db, id, [article.id], { retracted_at: hoursAfter(-1) });
    const why = Why.parse((await get(`/stories/${id}/why`).expect(200)).body);
    expect(why.milestones.map(({ isRetracted }) => isRetracted)).toEqual([true]);
  });

  it.each([
    ['get', '/stories/999999/why'],
    ['put', '/follows/999999'],
    ['delete', '/follows/999999'],
  ] as const)('are called stories by %s %s', async (method, path) => {
    const { body } = await withToken(request(server())[method](API_PATH + path)).expect(404);
    expect(body.message).toBe('This story does not exist.');
  });

  it('are called stories by the limit of follows', async () => {
    const busy = await world.reader();
    await world.db.rows(
      `with made as (
         insert into topic (slug, name, language, first_reported_at, last_reported_at, created_at, updated_at)
         select 'filler-' || n || '-x', 'Filler', 'en', now(), now(), now(), now() from generate_series(1, $2) n returning id)
       insert into follow (user_id, topic_id, followed_at, seen_at) select $1, id, now(), now() from made`,
      [busy.id, FOLLOWS_MOST],
    );
    const its = await buildApiToken(world.db, busy.id, ['follows:write']);
    const { body } = await withToken(request(server()).put(`${API_PATH}/follows/${DAM}`), its).expect(409);
    expect(body.message).toBe(`You can follow at most ${FOLLOWS_MOST} stories.`);
    await world.db.rows("delete from topic where name = 'Filler'");
  });

  it('cite no article that was hidden', async () => {
    const { id } = await buildTopic(world.db, { name: 'Selby pier' });
    const seen = await buildArticle(world.db, { topic_id: id });
    const hidden = await buildArticle(world.db, { topic_id: id });
    await buildMilestone(world.db, id, [seen.id, hidden.id]);
    await world.db.rows(
      "update article set topic_id = null, is_card = false, hidden_at = now(), hidden_reason = 'wrong' where id = $1",
      [hidden.id],
    );
    const { body } = await get(`/stories/${id}/milestones`).expect(200);
    expect(MilestonePage.parse(body).data[0]?.citations.map(({ articleId }) => articleId)).toEqual([seen.id]);
  });

  it.each([
    '/stories/999999',
    '/stories/999999/milestones',
    '/stories/999999/articles',
    '/stories/999999/why',
    '/sources/999999',
    '/nothing',
  ])('%s is missing', async (path) => {
    expect(ErrorBody.parse((await get(path).expect(404)).body).code).toBe('not_found');
  });

  it.each([
    '/stories/0',
    '/stories/orrin-dam-crack',
    '/stories/99999999999',
    '/stories?limit=0',
    '/stories?limit=101',
    '/stories?limit=1&limit=2',
    '/stories?status=forgotten',
    '/stories?tag=cooking',
    '/stories?since=yesterday',
    '/stories?updatedSince=yesterday',
    '/stories?since=1969-12-31T00:00:00Z',
    '/stories?q=a%00b',
    '/search',
    '/search?q=+',
    '/sources?country=Norway',
    `/stories?${'x'.repeat(5000)}=1`,
  ])('%s is refused', async (path) => {
    const { body } = await get(path).expect(400);
    expect(JSON.stringify(ErrorBody.parse(body)).length).toBeLessThan(500);
  });

  it('answers 304 to a client that has the answer', async () => {
    const { headers } = await get(`/stories/${BRIDGE}`).expect(200);
    await get(`/stories/${BRIDGE}`)
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });
});

describe('other sites', () => {
  it('may read, with a token too, but never with cookies', async () => {
    for (const call of [get('/stories'), withToken(get('/follows')), get('/stories/999999')]) {
      const { headers } = await call.set('Origin', 'https://elsewhere.example');
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['access-control-expose-headers']).toContain('RateLimit');
    }
    const asked = await request(server())
      .options(`${API_PATH}/follows/${BRIDGE}`)
      .set('Origin', 'https://elsewhere.example')
      .set('Access-Control-Request-Method', 'PUT')
      .set('Access-Control-Request-Headers', 'authorization')
      .expect(204);
    expect(asked.headers['access-control-allow-headers']).toContain('Authorization');
    expect(asked.headers['access-control-allow-methods']).toBe('GET, HEAD, PUT, DELETE');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('may change something with a token only', async () => {
    const put = () =>
      request(server())
        .put(`${API_PATH}/follows/${BRIDGE}`)
        .set('Origin', 'https://elsewhere.example')
        .set('Sec-Fetch-Site', 'cross-site');
    await withToken(put()).expect(200);
    await put()
      .set('Cookie', await cookieOf(world.db, who.id))
      .expect(403);
  });

  it.each(['/api/topics', '/api/auth/user', '/api/user/tokens', '/api/articles', '/api/v1x'])(
    'learn nothing from %s',
    async (path) => {
      const answers = [
        await request(server()).get(path).set('Origin', 'https://elsewhere.example'),
        await request(server())
          .options(path)
          .set('Origin', 'https://elsewhere.example')
          .set('Access-Control-Request-Method', 'GET'),
      ];
      for (const { headers } of answers)
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );
});

describe('limits', () => {
  it('are told in standard headers, by address and by reader', async () => {
    await world.db.rows('delete from rate_limit');
    const first = await get('/stories').expect(200);
    expect(first.headers['ratelimit-policy']).toBe('"address";q=300;w=300');
    expect(first.headers.ratelimit).toMatch(/^"address";r=299;t=(?:300|299)$/);
    await withToken(get('/stories')).expect(200);
    const again = await withToken(get('/follows'), await tokenFor('follows:read')).expect(200);
    expect(again.headers['ratelimit-policy']).toBe('"token";q=3000;w=300');
    expect(again.headers.ratelimit).toMatch(/^"token";r=2998;/);
    // Refused calls count too.
    const refused = await get('/stories?tagg=x').expect(400);
    expect(refused.headers.ratelimit).toMatch(/^"address";r=298;/);
  });

  it('refuse one call too many, and say when to come back', async () => {
    await world.db.rows('delete from rate_limit');
    await get('/stories').expect(200);
    await world.db.rows('update rate_limit set points = 300');
    const { headers, body } = await get('/stories').expect(429);
    expect(ErrorBody.parse(body).code).toBe('rate_limited');
    expect(headers.ratelimit).toMatch(/^"address";r=0;t=\d+$/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    await withToken(get('/stories')).expect(200);
    await world.db.rows('delete from rate_limit');
  });
});
