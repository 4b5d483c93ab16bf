import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import fc from 'fast-check';
import { request } from 'undici';
import { ErrorBody } from '#contract/site';
import { buildUserWithPassword } from '../../support/factories/accounts.js';
import { fuzzed, msSince, SEEDED } from '../../support/fuzz/fuzz.js';
import { type HostileCall, hostileCalls } from '../../support/fuzz/hostile-call.js';
import { routesOf } from '../../support/hostile/bff-routes.js';
import {
  buildPublicThings,
  buildResourceOwner,
  PROMOTION_KEY,
  sampleCall,
} from '../../support/hostile/call-samples.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

/** Inputs for each route. About 190 routes take less than a minute. */
const RUNS = 16;
/** For one call with its query and its answer, in this process (ms). A usual one takes 5 ms; a hash of a password, 50 ms. */
const BUDGET_MS = 1500;
/** An answer that waits for something else than the processor (ms). */
const LONGEST_MS = 20_000;

setFlagsFromString('--expose-gc');
/** Collects all garbage at once. Otherwise threads may collect it during several calls. */
const collectGarbage = runInNewContext('gc') as () => void;

/** What a test installation lacks: mail, an account at Stripe, a worker, and keys for pushes. */
const NOT_SET_UP = /^(?:mail_not_configured|payment_not_configured|no_keeper|no_push)$/;

let test: TestDatabase;
let app: NestExpressApplication;
let origin: string;

beforeAll(async () => {
  test = await seededDatabase();
  app = await createTestApp(test.url, { ADMIN_PROMOTION_KEY: PROMOTION_KEY, IMAGE_PROXY: 'true' });
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

interface Answer {
  status: number;
  type: string;
  text: string;
}

async function ask(method: string, { path, headers, body }: HostileCall, cookie: string): Promise<Answer> {
  const ended = AbortSignal.timeout(LONGEST_MS);
  const answer = await request(origin + path, {
    method: method as 'GET',
    headers: { cookie, ...headers },
    body,
    signal: ended,
  });
  const type = String(answer.headers['content-type'] ?? '');
  if (!type.startsWith('text/event-stream'))
    return { status: answer.statusCode, type, text: await answer.body.text() };
  answer.body.on('error', () => undefined).destroy();
  return { status: answer.statusCode, type, text: '' };
}

/** What is wrong with an answer. Null if it is a success, or a refusal that says why. */
function fault(route: string, { status, type, text }: Answer): string | null {
  if (status < 400) return null;
  // A frame shows a person why it is empty.
  if (status === 404 && route === 'GET /embed/story/:id') return null;
  if (!type.startsWith('application/json')) return `${status} as ${type}`;
  const body: unknown = JSON.parse(text);
  if (route.startsWith('GET /api/health') && status === 503) return null;
  const refusal = ErrorBody.safeParse(body);
  if (!refusal.success) return `${status} without a reason: ${text.slice(0, 200)}`;
  if (status >= 500 && !NOT_SET_UP.test(refusal.data.code)) return `${status}: ${text.slice(0, 200)}`;
  return null;
}

/** An admin who may make every call, with a fresh set of limits. Calls may end the session, or delete the admin. */
async function adminCookie(): Promise<string> {
  await test.db.rows('delete from rate_limit');
  const { id } = await buildUserWithPassword(test.db, { is_admin: true, premium_granted: true });
  return cookieOf(test.db, id);
}

/**
 * The processor time of a call (ms), by all threads of this process. Garbage that earlier calls left behind counts too, so a
 * call above the budget is made again after a collection.
 */
async function costOf(route: string, call: HostileCall, cookie: string): Promise<number> {
  const before = process.cpuUsage();
  expect(fault(route, await ask(route.slice(0, route.indexOf(' ')), call, cookie))).toBeNull();
  return msSince(before);
}

describe(`hostile calls of an admin ${SEEDED}`, () => {
  it('have an answer of the contract within their budget, at every route', async () => {
    const faults: string[] = [];
    const routes = routesOf(app);
    expect(routes.length).toBeGreaterThan(150);
    const things = await buildPublicThings(test.db);
    for (const [place, route] of routes.entries()) {
      const owner = await buildResourceOwner(test.db, things);
      const cookie = await adminCookie();
      const property = fc.asyncProperty(hostileCalls(route, sampleCall(route, owner)), async (call) => {
        if ((await costOf(route, call, cookie)) < BUDGET_MS) return;
        const again = await adminCookie();
        collectGarbage();
        expect(await costOf(route, call, again)).toBeLessThan(BUDGET_MS);
      });
      const { failed, counterexample, errorInstance } = await fc.check(property, fuzzed(RUNS, place));
      if (failed)
        faults.push(`${route}: ${String(errorInstance)} at ${JSON.stringify(counterexample)}`.slice(0, 1000));
    }
    expect(faults).toEqual([]);
  }, 600_000);
});
