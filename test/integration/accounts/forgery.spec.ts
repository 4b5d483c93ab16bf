import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import { buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { bearerOf, cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let cookie: string;
let bearer: string;
const http = () => request(app.getHttpServer());

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url, { PUBLIC_URL: 'https://news.example/' });
  const user = await buildUserWithPassword(database.db, { username: 'ada' });
  cookie = `__Host-${await cookieOf(database.db, user.id)}`;
  bearer = await bearerOf(database.db, user.id);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('calls from a page of another site', () => {
  const change = (headers: Record<string, string>) =>
    http().patch('/api/user/profile').set(headers).send({ firstName: 'Ada' });

  it.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    ['from another subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://x.news.example' }, 403],
    ['from another origin, in an old browser', { Origin: 'https://evil.example' }, 403],
    ['from an opaque origin', { Origin: 'null' }, 403],
    ['from the page itself', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://news.example' }, 200],
    ['from the page, in an old browser behind a proxy', { Origin: 'https://news.example' }, 200],
    ['from a client that is not a browser', {}, 200],
  ])('%s', async (_, headers, status) => {
    const { body } = await change({ Cookie: cookie, ...headers }).expect(status);
    if (status === 403) expect(ErrorBody.parse(body).code).toBe('forbidden');
  });

  it('do not sign a reader in or out', async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    await http().post('/api/login').set(foreign).send({ username: 'ada', password: PASSWORD }).expect(403);
    await http()
      .post('/api/logout')
      .set({ Cookie: cookie, ...foreign })
      .expect(403);
    await http()
      .get('/api/user')
      .set({ Cookie: cookie, ...foreign })
      .expect(200);
  });

  it('are accepted if a token authenticates them', async () => {
    await change({ Authorization: bearer, 'Sec-Fetch-Site': 'cross-site' }).expect(200);
    await change({ Authorization: 'Bearer forged', 'Sec-Fetch-Site': 'cross-site' }).expect(401);
  });
});

describe('an invalid token', () => {
  it.each(['Bearer forged', 'Bearer', 'bearer  two spaces', `Bearer ${'x'.repeat(500)}`, 'Bearer a b'])(
    '%s is refused, whatever the cookie says',
    async (token) => {
      for (const path of ['/api/user', '/api/meta', '/api/auth/sessions']) {
        const { body } = await http().get(path).set({ Authorization: token, Cookie: cookie }).expect(401);
        expect(ErrorBody.parse(body).code).toBe('invalid_token');
      }
    },
  );

  it('does not concern other schemes, which proxies use', async () => {
    await http().get('/api/user').set({ Authorization: 'Basic YTpi', Cookie: cookie }).expect(200);
  });
});

describe('cookies and headers', () => {
  it('sets a cookie that is HttpOnly, SameSite and Secure', async () => {
    const { headers } = await http()
      .post('/api/login')
      .send({ username: 'ada', password: PASSWORD })
      .expect(200);
    const [session] = headers['set-cookie'] as unknown as string[];
    expect(session).toMatch(/^__Host-session=[A-Za-z0-9_-]{43}; Path=\/; /);
    for (const word of [/; HttpOnly/, /; Secure/, /; SameSite=Lax/]) expect(session).toMatch(word);
  });

  it('sets and accepts every cookie over HTTPS only', async () => {
    const given = await http().post('/api/login').send({ username: 'ada', password: PASSWORD });
    const taken = await http().post('/api/logout');
    for (const { headers } of [given, taken]) {
      const cookies = headers['set-cookie'] as unknown as string[];
      expect(cookies.map((one) => one.split('=')[0])).toEqual(['__Host-session', 'signed_in']);
      for (const one of cookies) expect(one).toMatch(/Path=\/;.*; Secure; SameSite=Lax$/);
    }
  });

  it.each([
    '/feed.xml',
    '/stories/ended/feed.atom',
    '/search/feed.json?q=dam',
    '/sitemap.xml',
    '/robots.txt',
    '/opensearch.xml',
    '/.well-known/security.txt',
  ])('sets no cookie that caches could keep with %s', async (path) => {
    const { headers } = await http().get(path).set('Cookie', cookie).expect(200);
    expect(headers['cache-control']).toMatch(/^public, max-age=/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['/api/user', '/api/topics', '/api/no-such-call'])('forbids caches to store %s', async (path) => {
    const { headers } = await http().get(path).set('Cookie', cookie);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each(['/api/docs/', '/api/health/live', '/api/no-such-call'])(
    'sends a strict policy with %s',
    async (path) => {
      const { headers } = await http().get(path);
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split(';')
          .map((part) => part.trim().split(/ (.*)/s, 2)),
      );
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'script-src-attr': "'none'",
        'connect-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    },
  );
});
