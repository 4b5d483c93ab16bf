import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { projectRoot } from '#platform/runtime';
import { buildUserWithPassword } from '../../support/factories/accounts.js';
import { routesOf } from '../../support/hostile/bff-routes.js';
import {
  buildPublicThings,
  buildResourceOwner,
  PROMOTION_KEY,
  type PublicThings,
  type ResourceOwner,
  sampleCall,
} from '../../support/hostile/call-samples.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const ACTORS = ['visitor', 'user', 'other user', 'subscriber', 'editor', 'admin'] as const;
type Actor = (typeof ACTORS)[number];

let database: TestDatabase;
let app: NestExpressApplication;
let things: PublicThings;
let origin: string;

beforeAll(async () => {
  database = await seededDatabase();
  const env = { ADMIN_PROMOTION_KEY: PROMOTION_KEY, SMTP_URL: 'smtp://127.0.0.1:9' };
  app = await createTestApp(database.url, env);
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  things = await buildPublicThings(database.db);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

interface Row {
  call: string;
  statuses: number[];
}

/** The table of docs/security.md: the call, then a status for each actor. */
function table(): Row[] {
  const text = readFileSync(join(projectRoot(), 'docs', 'security.md'), 'utf8');
  return [...text.matchAll(/^\| `([A-Z]+ \/\S+)` +\|([\d |]+)\|$/gm)].map(([, call = '', cells = '']) => ({
    call,
    statuses: cells.split('|').map(Number),
  }));
}

/** The Cookie header of an actor. A visitor has none. */
async function cookieFor(actor: Actor, owner: ResourceOwner): Promise<string | null> {
  if (actor === 'visitor') return null;
  if (actor === 'user') return cookieOf(database.db, owner.userId);
  const values = {
    is_admin: actor === 'admin',
    is_editor: actor === 'editor',
    premium_granted: actor === 'subscriber',
  };
  return cookieOf(database.db, (await buildUserWithPassword(database.db, values)).id);
}

async function statusFor(call: string, actor: Actor): Promise<number> {
  await database.db.rows('delete from rate_limit');
  const owner = await buildResourceOwner(database.db, things);
  const cookie = await cookieFor(actor, owner);
  await database.db.rows(
    'update user_account set email_confirmed_at = now() where email_confirmed_at is null',
  );
  const { path, body } = sampleCall(call, owner);
  const ended = new AbortController();
  const answer = await fetch(origin + path, {
    method: call.slice(0, call.indexOf(' ')),
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
    redirect: 'manual',
    signal: ended.signal,
  });
  ended.abort();
  return answer.status;
}

const rows = table();

describe('who may call what', () => {
  it('has one row for each call', () => {
    const calls = rows.map(({ call }) => call);
    expect(calls.filter((call, place) => calls.indexOf(call) !== place)).toEqual([]);
    expect([...calls].sort()).toEqual(routesOf(app).sort());
  });

  it.each(rows)('$call', async ({ call, statuses }) => {
    const found: Record<string, number> = {};
    for (const actor of ACTORS) found[actor] = await statusFor(call, actor);
    expect(found).toEqual(Object.fromEntries(ACTORS.map((actor, place) => [actor, statuses[place]])));
  });
});
