import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { buildSession } from '../../support/factories/accounts.js';
import { routesOf } from '../../support/hostile/bff-routes.js';
import { buildPublicThings, buildResourceOwner, sampleCall } from '../../support/hostile/call-samples.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';
import { cookieOf } from '../../support/readers.js';

let world: ReaderApp;
beforeAll(async () => {
  world = await startReaderApp();
});
afterAll(() => world.stop());

/** Browsers write what a subscription says, and may add fields. They are ignored. */
const OPEN = 'POST /api/push/devices';

it('no other call takes a field that it does not name', async () => {
  const { db, app } = world;
  const owner = await buildResourceOwner(db, await buildPublicThings(db));
  await buildSession(db, owner.userId);
  await db.rows('update user_account set is_admin = true where id = $1', [owner.userId]);
  const cookie = await cookieOf(db, owner.userId);
  const refusals: Record<string, string> = {};
  for (const route of routesOf(app)) {
    const { path, body } = sampleCall(route, owner);
    if (body === undefined) continue;
    const method = route.slice(0, route.indexOf(' ')).toLowerCase() as 'post';
    const call = request(app.getHttpServer())[method](path).set('Cookie', cookie);
    const answer = await call.send({ ...body, isAdmin: true });
    refusals[route] = answer.status === 400 ? answer.body.code : answer.status;
  }
  const { [OPEN]: open, ...others } = refusals;
  expect(open).toBe(503);
  expect(Object.keys(others).length).toBeGreaterThan(50);
  expect(Object.entries(others).filter(([, code]) => code !== 'invalid_input')).toEqual([]);
});
