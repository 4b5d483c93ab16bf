import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import { PASSWORD } from '../../support/factories/accounts.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
const http = () => request(app.getHttpServer());

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const GOOD = { username: 'orrin', email: 'orrin@mail.example', password: PASSWORD };
const LONG = 'x'.repeat(10_000);

describe('registration refuses', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a name of one character', { username: 'o' }, 'username'],
    ['a name of 10,000 characters', { username: LONG }, 'username'],
    ['a name of look-alike characters', { username: 'оrrin' }, 'username'],
    ['a name with a space', { username: 'or rin' }, 'username'],
    ['a name with markup', { username: '<b>orrin' }, 'username'],
    ['a name that is a mail address', { username: 'orrin@mail.example' }, 'username'],
    ['a name that is a list', { username: ['orrin'] }, 'username'],
    ['a name with a zero byte', { username: 'orr\u0000in' }, 'username'],
    ['a value that is not a mail address', { email: 'orrin' }, 'email'],
    ['a mail address of two lines', { email: 'orrin@mail.example\nBcc: all@mail.example' }, 'email'],
    ['a mail address of look-alikes', { email: 'orrin@mаil.example' }, 'email'],
    ['a mail address that is too long', { email: `${LONG}@mail.example` }, 'email'],
    ['two mail addresses', { email: 'a@mail.example,b@mail.example' }, 'email'],
    ['a password that is too short', { password: '12345' }, 'password'],
    ['a password that is too long', { password: 'x'.repeat(129) }, 'password'],
    ['a password that is a number', { password: 123_456_789 }, 'password'],
    ['a first name with a control character', { firstName: 'Ad\u0007a' }, 'firstName'],
    ['a first name with a bidirectional override', { firstName: 'Ad\u202ea' }, 'firstName'],
    ['an invisible last name', { lastName: '\u200b\u3164' }, 'lastName'],
    ['the confirmation, which is not part of the call', { confirmPassword: PASSWORD }, ''],
    ['unknown fields', { isAdmin: true }, ''],
  ])('%s', async (_, fault, path) => {
    const { body } = await http()
      .post('/api/register')
      .send({ ...GOOD, ...fault })
      .expect(400);
    const { code, error, message, issues } = ErrorBody.parse(body);
    expect({ code, error, path: issues?.[0]?.path }).toEqual({ code: 'invalid_input', error: message, path });
  });

  it('without storing anything', async () => {
    expect(await database.db.rows('select id from user_account')).toEqual([]);
    expect(await database.db.rows('select key from rate_limit')).toEqual([]);
  });
});

describe('bodies', () => {
  const send = (body: string, type = 'application/json') =>
    http().post('/api/login').set('Content-Type', type).send(body);

  it.each([
    ['JSON of 10 MB', JSON.stringify({ username: 'x'.repeat(10_000_000) }), 'application/json', 413],
    ['broken JSON', '{"username": "orrin",', 'application/json', 400],
    ['JSON that is not an object', '"orrin"', 'application/json', 400],
    ['an empty list', '[]', 'application/json', 400],
    [
      'a name with a zero byte',
      '{"username": "orr\\u0000in", "password": "password"}',
      'application/json',
      400,
    ],
    [
      'a mail address with one',
      '{"username": "o@\\u0000n.example", "password": "pass-word"}',
      'application/json',
      400,
    ],
    ['a prototype', '{"__proto__": {"username": "orrin", "password": "password"}}', 'application/json', 400],
    ['a form', 'username=orrin&password=password', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{"username": "orrin", "password": "password"}', 'text/plain', 415],
    ['another charset', '{"username": "orrin", "password": "password"}', 'application/json; charset=x', 415],
  ])('%s', async (_, body, type, status) => {
    const answer = await send(body, type).expect(status);
    ErrorBody.parse(answer.body);
    expect(JSON.stringify(answer.body)).not.toMatch(/at |node_modules|Unexpected/);
  });

  it('get the same response at a path in capitals or with a trailing slash', async () => {
    const wrong = { username: 'nobody', password: PASSWORD };
    for (const path of ['/API/Login', '/api/login/']) {
      const { body } = await http().post(path).send(wrong).expect(401);
      expect(body).toMatchObject({ code: 'wrong_credentials', error: body.message });
    }
    await http().post('/API/login').set('Content-Type', 'text/plain').send('{}').expect(415);
  });

  it('a missing body is refused', async () => {
    await http().post('/api/login').expect(400);
    await http().post('/api/register').expect(400);
  });
});

describe('a deleted account', () => {
  it('cannot be used with its old session', async () => {
    const { body } = await http().post('/api/register').send(GOOD).expect(201);
    const cookie = await cookieOf(database.db, body.id);
    await http().get('/api/user').set('Cookie', cookie).expect(200);
    await database.db.rows('delete from user_account where id = $1', [body.id]);
    for (const path of ['/api/user', '/api/auth/user', '/api/user/settings', '/api/auth/sessions'])
      await http().get(path).set('Cookie', cookie).expect(401);
    await http().post('/api/login').send({ username: GOOD.username, password: PASSWORD }).expect(401);
  });
});
