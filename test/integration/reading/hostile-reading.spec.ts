import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { request } from 'undici';
import { ErrorBody, LIMIT_MAX } from '#contract/site';
import { projectRoot } from '#platform/runtime';
import { buildTopic } from '../../support/factories/stories.js';
import {
  buildPublicThings,
  buildResourceOwner,
  type ResourceOwner,
  sampleCall,
} from '../../support/hostile/call-samples.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

/** Calls with other rules: the stream does not end, and health reports an installation that has not started. */
const OTHERS = /\/(?:events|health|health\/ready)$/;

let test: TestDatabase;
let app: NestExpressApplication;
let origin: string;
let owner: ResourceOwner;
let deletedId: number;

beforeAll(async () => {
  test = await seededDatabase();
  app = await createTestApp(test.url);
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  owner = await buildResourceOwner(test.db, await buildPublicThings(test.db));
  deletedId = (await buildTopic(test.db)).id;
  await test.db.rows('delete from topic where id = $1', [deletedId]);
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

/** The GET calls that visitors may make, from the table of docs/security.md. Another test checks the table against the router. */
const ROUTES = [
  ...readFileSync(join(projectRoot(), 'docs', 'security.md'), 'utf8').matchAll(
    /^\| `(GET \/\S+)` +\| (?!401)\d+ /gm,
  ),
]
  .map(([, route = '']) => route)
  .filter((route) => !OTHERS.test(route));

const LONG = 'x'.repeat(10_000);
const QUERIES = [
  'limit=0',
  'limit=-1',
  'limit=1e9',
  'limit=abc',
  'limit=',
  'limit=1&limit=2',
  'limit[]=1',
  'limit=300&offset=999999999',
  'offset=-1',
  'offset=99999999999999999999',
  `q=${LONG}`,
  'q=',
  'q=%00',
  'q=a%0Ab',
  'q=%E2%80%AEdam',
  'q=%ED%A0%80',
  'q=%E0%A4%A',
  'q=%22unbalanced',
  'q=the%20of%20and',
  'q=%27%20or%201=1;--',
  'q=%25_%5C',
  'q=((((&|!:*<->',
  'q=<script>alert(1)</script>',
  'q=dam&from=2031-02-30',
  'q=dam&from=2031-03-05&to=2031-03-01',
  'q=dam&from=%00&to=abc',
  `q=dam&sources=${LONG}`,
  'q=dam&limit=300&offset=999999999',
  'sort=random',
  'status=forgotten',
  'categoryId=99999999999',
  'articleId=0&topicId=-1',
  'articleId=99999999999',
  'topicId=abc',
  '__proto__=x&constructor=y',
];

const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'no-such-thing',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '%00',
  '%E2%80%AEdam',
  '%E0%A4%A',
  '1%27%20or%201=1--',
  '..%2F..%2Fetc',
  '%3Cscript%3E',
  '__proto__',
  'x'.repeat(3000),
];

async function ask(path: string, method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET', headers = {}) {
  const { statusCode, headers: answered, body } = await request(origin + path, { method, headers });
  return { status: statusCode, headers: answered, text: await body.text() };
}

/** A frame shows a person why it is empty. */
const NO_STORY = '<h1>Story not found</h1>';

/** What is wrong with a response that is neither a list within bounds nor a refusal with a reason. */
function fault({ status, text, headers }: Awaited<ReturnType<typeof ask>>): string | null {
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  if (status === 404 && text.includes(NO_STORY)) return null;
  if (status >= 400) return ErrorBody.safeParse(JSON.parse(text)).success ? null : `no reason given: ${text}`;
  if (!String(headers['content-type']).startsWith('application/json')) return null;
  const answer: unknown = JSON.parse(text);
  return Array.isArray(answer) && answer.length > LIMIT_MAX ? `${answer.length} entries` : null;
}

/** The ending of a feed is no id: with another one the address is that of a page. */
const inOneFormat = (route: string) => route.replace(':format', 'atom');

const sample = (route: string) => sampleCall(route, owner).path;

// Otherwise calls of the API would be refused for their number alone.
beforeEach(async () => {
  await test.db.rows('delete from rate_limit');
});

describe('hostile requests', () => {
  it('cover every call that visitors may make', () => {
    expect(ROUTES.length).toBeGreaterThan(20);
  });

  it.each(ROUTES)('%s: every query', async (route) => {
    const faults: string[] = [];
    for (const query of QUERIES) {
      const found = fault(await ask(`${sample(route)}?${query}`));
      if (found !== null) faults.push(`${query.slice(0, 40)}: ${found}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(ROUTES.map(inOneFormat).filter((route) => route.includes(':')))(
    '%s: ids that do not exist',
    async (route) => {
      const pattern = route.slice('GET '.length);
      const isOfTopic = /\/(?:topics|stories)\//.test(pattern);
      const answers: string[] = [];
      for (const id of [...IDS, ...(isOfTopic ? [String(deletedId)] : [])]) {
        const answer = await ask(pattern.replace(/:[A-Za-z]+/g, id));
        const found = fault(answer) ?? (answer.status < 400 ? `answers ${answer.status}` : null);
        if (found !== null) answers.push(`${id.slice(0, 40)}: ${found}`);
      }
      expect(answers).toEqual([]);
    },
  );

  it.each(ROUTES)(
    '%s: HEAD has the same headers without a body, and other sites may read the API for them only',
    async (route) => {
      const path = sample(route);
      const foreign = { origin: 'https://evil.example' };
      const got = await ask(path, 'GET', foreign);
      const head = await ask(path, 'HEAD');
      expect([head.status, head.text]).toEqual([got.status, '']);
      const preflight = await ask(path, 'OPTIONS', { ...foreign, 'access-control-request-method': 'GET' });
      for (const { headers } of [got, preflight]) {
        const allowing = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        // The API for others says what they may do (`v1/api`).
        if (!route.includes(' /api/v1/')) expect(allowing).toEqual([]);
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    },
  );
});
