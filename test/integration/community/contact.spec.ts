import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Done } from '#contract/accounts';
import { CONTACT_SENT, ContactMessages } from '#contract/community';
import { ErrorBody } from '#contract/site';
import type { Database } from '#persistence/database';
import { PruneService } from '../../../apps/worker/src/maintenance/prune.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildContactMessage } from '../../support/factories/community.js';
import { bearerOf, cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker } from '../../support/worker.js';

let database: TestDatabase;
let db: Database;
let apps: NestExpressApplication[];
let turn = 0;
let host = 0;

beforeAll(async () => {
  database = await seededDatabase();
  db = database.db;
  apps = [
    await createTestApp(database.url, { TRUST_PROXY: '1' }),
    await createTestApp(database.url, { TRUST_PROXY: '1' }),
  ];
});
beforeEach(() => db.rows('delete from contact_message'));
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

const LETTER = {
  name: 'Ada Orrin',
  email: 'ada@mail.example',
  subject: 'The dam on the front page',
  message: 'The picture shows another dam.',
  department: 'press',
};

/** An address that no other test writes from. */
const newAddress = () => `198.51.100.${++host}`;

/** Alternates between two BFFs, which must agree. */
function send(body: object | string, from = newAddress()) {
  const app = apps[turn++ % apps.length] as NestExpressApplication;
  return request(app.getHttpServer()).post('/api/contact').set('X-Forwarded-For', from).send(body);
}

const list = (token: string, query = '') =>
  request((apps[0] as NestExpressApplication).getHttpServer())
    .get(`/api/admin/contact-messages${query}`)
    .set('Authorization', token);

const admin = async () => bearerOf(db, (await buildUser(db, { is_admin: true })).id);
const stored = () =>
  db.rows('select name, email, subject, message, department, user_id from contact_message');

describe('POST /api/contact', () => {
  it('stores the message before it says so', async () => {
    const { body } = await send({ ...LETTER, name: '  Ada Orrin ', message: 'Two\r\nlines of it ' }).expect(
      201,
    );
    expect(Done.parse(body).message).toBe(CONTACT_SENT);
    expect(await stored()).toEqual([{ ...LETTER, message: 'Two\nlines of it', user_id: null }]);
  });

  it('goes to the general department by default, and knows a signed-in reader', async () => {
    const { id } = await buildUser(db);
    const { department: _, ...letter } = LETTER;
    await send(letter)
      .set('Cookie', await cookieOf(db, id))
      .set('Sec-Fetch-Site', 'same-origin')
      .expect(201);
    expect(await stored()).toEqual([{ ...letter, department: 'general', user_id: id }]);
  });

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', ' \u200b\u200b ', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(81), 'Name must be at most 80 characters'],
    ['name', 'Ada\nBcc: all', 'must not contain control characters'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@mail.example\r\nBcc: all@mail.example', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@mail.example`, 'Please enter a valid email address'],
    ['subject', '  Dam  ', 'Subject must be at least 5 characters'],
    ['subject', 'x'.repeat(151), 'Subject must be at most 150 characters'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', ' '.repeat(40), 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
    ['message', 'turned \u202e around, ten long', 'must not contain control characters'],
  ])('refuses %s %j', async (field, value, message) => {
    const { body } = await send({ ...LETTER, [field]: value }).expect(400);
    expect(ErrorBody.parse(body).issues).toEqual([{ path: field, message }]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['an unknown department', { ...LETTER, department: 'sales' }],
    ['an unknown field', { ...LETTER, isAdmin: true }],
    ['a missing field', { name: 'Ada', email: 'ada@mail.example' }],
    ['a list', [LETTER]],
  ])('refuses %s', async (_, body) => {
    await send(body).expect(400);
    expect(await stored()).toEqual([]);
  });

  it('refuses what is not JSON, and a huge body', async () => {
    await send('name=Ada').type('form').expect(415);
    await send('{"name":').type('json').expect(400);
    const huge = await send({ ...LETTER, message: 'x'.repeat(200_000) }).expect(413);
    expect(ErrorBody.parse(huge.body).code).toBe('too_large');
    expect(await stored()).toEqual([]);
  });

  it.each(['get', 'put', 'patch', 'delete'] as const)('has no %s', async (method) => {
    const { body } = await request((apps[0] as NestExpressApplication).getHttpServer())
      [method]('/api/contact')
      .send(method === 'get' ? undefined : LETTER)
      .expect(404);
    expect(ErrorBody.parse(body).code).toBe('not_found');
  });

  it('refuses a page of another site', async () => {
    const { id } = await buildUser(db);
    const cookie = await cookieOf(db, id);
    await send(LETTER).set('Cookie', cookie).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(await stored()).toEqual([]);
  });

  it('takes ten an hour from one address, also of a flood, and counts no invalid ones', async () => {
    const from = newAddress();
    for (let tries = 0; tries < 12; tries++) await send({ ...LETTER, name: '' }, from).expect(400);
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(LETTER, from)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(429);
      const { code, message } = ErrorBody.parse(body);
      expect(code).toBe('rate_limited');
      expect(message).toContain('rate limit');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await stored()).toHaveLength(10);
    await send(LETTER).expect(201);
  });
});

describe('GET /api/admin/contact-messages', () => {
  it('lists messages as they were written, newest first, in pages', async () => {
    const { id, username } = await buildUser(db);
    const script = '<script>alert(1)</script>';
    await buildContactMessage(db, { subject: 'First', department: 'billing' });
    await buildContactMessage(db, { subject: script, message: script, user_id: id });
    const token = await admin();
    const { body, headers } = await list(token).expect(200);
    const messages = ContactMessages.parse(body);
    expect(messages.map(({ subject }) => subject)).toEqual([script, 'First']);
    expect(messages[0]).toMatchObject({ message: script, username });
    expect(messages[1]?.username).toBeNull();
    expect(headers['x-total-count']).toBe('2');
    const second = await list(token, '?limit=1&offset=1').expect(200);
    expect(ContactMessages.parse(second.body).map(({ subject }) => subject)).toEqual(['First']);
    const billing = await list(token, '?department=billing').expect(200);
    expect(billing.headers['x-total-count']).toBe('1');
    await list(token, '?limit=0').expect(400);
    await list(token, '?department=sales').expect(400);
  });
});

it('deletes messages after a year', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await buildContactMessage(db, { subject: 'Old one', created_at: daysAgo(366) });
  await buildContactMessage(db, { subject: 'Newer one', created_at: daysAgo(364) });
  const worker = await startTestWorker(database.url);
  try {
    await worker.app.get(PruneService, { strict: false }).round();
  } finally {
    await worker.stop();
  }
  expect(await stored()).toMatchObject([{ subject: 'Newer one' }]);
});
