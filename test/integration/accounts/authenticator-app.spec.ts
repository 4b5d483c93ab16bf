import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Sessions, SignedIn } from '#contract/accounts';
import { AppSetup, FactorAdded, Factors } from '#contract/accounts/factors';
import { ErrorBody } from '#contract/site';
import { codeOf, FactorApp } from '../../support/factor-app.js';
import { PASSWORD } from '../../support/factories/accounts.js';
import { meanwhile } from '../../support/meanwhile.js';
import { until } from '../../support/until.js';

let test: FactorApp;

beforeAll(async () => {
  test = await FactorApp.start();
});
afterAll(() => test.stop());

const refusal = (answer: { body: unknown }) => ErrorBody.parse(answer.body).code;

describe('an authenticator app', () => {
  it('counts only once a code has confirmed it', async () => {
    const reader = await test.reader();
    const { key, uri } = AppSetup.parse((await test.call(reader, 'post', '/auth/factors/app')).body);
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    const login = { username: reader.username, password: PASSWORD };
    SignedIn.parse((await test.call(null, 'post', '/auth/login').send(login).expect(200)).body);
    const confirm = (code: string) => test.call(reader, 'post', '/auth/factors/app/confirm').send({ code });
    expect(refusal(await confirm(codeOf(key, 5)).expect(403))).toBe('wrong_code');
    const { recoveryCodes } = FactorAdded.parse((await confirm(codeOf(key)).expect(200)).body);
    expect(new Set(recoveryCodes).size).toBe(10);
    const step = await test.ticketOf(reader);
    expect(step.factors).toEqual(['app', 'recovery_code']);
    const answer = await test.call(null, 'post', '/login').send(login).expect(202);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const factors = Factors.parse((await test.call(reader, 'get', '/auth/factors').expect(200)).body);
    expect(factors).toMatchObject({ app: expect.anything(), passkeys: [], recoveryCodesLeft: 10 });
  });

  it('starts again with another key until it is confirmed, then has to be removed first', async () => {
    const reader = await test.reader();
    const first = AppSetup.parse((await test.call(reader, 'post', '/auth/factors/app')).body);
    const second = await test.addApp(reader);
    expect(second.key).not.toBe(first.key);
    expect(refusal(await test.call(reader, 'post', '/auth/factors/app').expect(409))).toBe('app_exists');
    await test.call(reader, 'delete', '/auth/factors/app').expect(204);
    await test.call(reader, 'delete', '/auth/factors/app').expect(404);
    const login = { username: reader.username, password: PASSWORD };
    await test.call(null, 'post', '/auth/login').send(login).expect(200);
    const factors = Factors.parse((await test.call(reader, 'get', '/auth/factors')).body);
    expect(factors).toMatchObject({ app: null, recoveryCodesLeft: 0 });
    const [{ actions } = { actions: [] }] = await test.db.rows<{ actions: string[] }>(
      'select array_agg(action order by id) as actions from audit_entry where actor_id = $1',
      [reader.id],
    );
    expect(actions).toEqual(['app_added', 'app_removed']);
  });
});

it('a key that replaces another while a code is checked stays unconfirmed', async () => {
  const reader = await test.reader();
  const { key } = AppSetup.parse((await test.call(reader, 'post', '/auth/factors/app')).body);
  const another = "update authenticator_app set sealed_secret = 'another' where user_id = $1";
  const confirm = () => test.call(reader, 'post', '/auth/factors/app/confirm').send({ code: codeOf(key) });
  const answer = await meanwhile(test.db, (tx) => tx.rows(another, [reader.id]), confirm);
  expect([answer.status, refusal(answer)]).toEqual([403, 'wrong_code']);
  const confirmed = 'select 1 from authenticator_app where user_id = $1 and confirmed_at is not null';
  expect(await test.db.rows(confirmed, [reader.id])).toEqual([]);
});

describe('the second step by a code', () => {
  it('opens a session with the code of now, once', async () => {
    const reader = await test.reader();
    const { key, usedCode } = await test.addApp(reader);
    const code = codeOf(key, 1);
    const { ticket } = await test.ticketOf(reader);
    expect(refusal(await test.secondStep({ ticket, code: usedCode }).expect(401))).toBe('wrong_code');
    const answer = await test.secondStep({ ticket, code: ` ${code} ` }).expect(200);
    expect(SignedIn.parse(answer.body)).toMatchObject({ id: reader.id, authenticatedVia: 'session' });
    const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
    const list = await test.call({ ...reader, cookie }, 'get', '/auth/sessions').expect(200);
    expect(Sessions.parse(list.body)[0]).toMatchObject({ isCurrent: true });
    const again = await test.secondStep({ ticket, code }).expect(401);
    expect(refusal(again)).toBe('ticket_invalid');
    const { ticket: next } = await test.ticketOf(reader);
    expect(refusal(await test.secondStep({ ticket: next, code }).expect(401))).toBe('wrong_code');
  });

  it('accepts one of several concurrent uses of a code', async () => {
    const reader = await test.reader();
    const { key } = await test.addApp(reader);
    const tickets = [await test.ticketOf(reader), await test.ticketOf(reader), await test.ticketOf(reader)];
    const code = codeOf(key, 1);
    const answers = await Promise.all(tickets.map(({ ticket }) => test.secondStep({ ticket, code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  it('opens one session for concurrent answers to one ticket', async () => {
    const reader = await test.reader();
    const { recoveryCodes } = await test.addApp(reader);
    const { ticket } = await test.ticketOf(reader);
    const answers = await Promise.all(
      recoveryCodes.slice(0, 3).map((recoveryCode) => test.secondStep({ ticket, recoveryCode })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  it('returns a token if the first step asked for one', async () => {
    const reader = await test.reader();
    const { key } = await test.addApp(reader);
    const { ticket } = await test.ticketOf(reader, true);
    const answer = await test.secondStep({ ticket, code: codeOf(key, 1) }).expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { token } = SignedIn.parse(answer.body);
    await test.call(null, 'get', '/user').set('Authorization', `Bearer ${token}`).expect(200);
  });

  it.each([
    ['has expired', `update auth_challenge set expires_at = now() where user_id = $1`],
    ['belongs to a deleted account', 'delete from user_account where id = $1'],
  ])('refuses a ticket that %s', async (_, spoil) => {
    const reader = await test.reader();
    const { key } = await test.addApp(reader);
    const { ticket } = await test.ticketOf(reader);
    await test.db.rows(spoil, [reader.id]);
    expect(refusal(await test.secondStep({ ticket, code: codeOf(key, 1) }).expect(401))).toBe(
      'ticket_invalid',
    );
  });

  it('refuses a ticket from before a change of the password', async () => {
    const reader = await test.reader();
    const { key } = await test.addApp(reader);
    const { ticket } = await test.ticketOf(reader);
    const change = { currentPassword: PASSWORD, newPassword: 'another password' };
    await test.call(reader, 'post', '/auth/password').send(change).expect(204);
    expect(refusal(await test.secondStep({ ticket, code: codeOf(key, 1) }).expect(401))).toBe(
      'ticket_invalid',
    );
  });

  it.each([
    [{}],
    [{ ticket: 'A'.repeat(43) }],
    [{ ticket: 'A'.repeat(43), code: '12345' }],
    [{ ticket: 'A'.repeat(43), code: 123_456 }],
    [{ ticket: 'A'.repeat(43), code: '123456', recoveryCode: '7k2mx-9pq4d' }],
    [{ ticket: 'short', code: '123456' }],
    [{ ticket: 'A'.repeat(43), recoveryCode: 'x'.repeat(5000) }],
  ])('refuses %j before anything is counted', async (body) => {
    await test.secondStep(body).expect(400);
  });

  it('blocks an address after ten wrong codes for an account, and all addresses after thirty', async () => {
    const reader = await test.reader();
    const { key } = await test.addApp(reader);
    const { ticket } = await test.ticketOf(reader);
    const attempt = (code: string, from: string) => test.secondStep({ ticket, code }, from);
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      for (let tries = 0; tries < 10; tries++) await attempt(codeOf(key, 9 + tries), address).expect(401);
      expect(refusal(await attempt(codeOf(key, 1), address).expect(429))).toBe('rate_limited');
    }
    expect(refusal(await attempt(codeOf(key, 1), '198.51.100.4').expect(429))).toBe('rate_limited');
    const other = await test.reader();
    const { key: otherKey } = await test.addApp(other);
    const { ticket: otherTicket } = await test.ticketOf(other);
    await test.secondStep({ ticket: otherTicket, code: codeOf(otherKey, 1) }, '198.51.100.1').expect(200);
  });
});

describe('with PASSWORD_RULES=strict', () => {
  it('a code counts only while the app shows it', async () => {
    const strict = await FactorApp.start({ PASSWORD_RULES: 'strict' });
    try {
      // Far enough from the next step.
      await until('a step with time left', () => Date.now() % 30_000 < 15_000);
      const reader = await strict.reader();
      const { key } = await strict.addApp(reader);
      const { ticket } = await strict.ticketOf(reader);
      await strict.secondStep({ ticket, code: codeOf(key, 1) }).expect(401);
      await strict.db.rows('update authenticator_app set last_step = null');
      await strict.secondStep({ ticket, code: codeOf(key) }).expect(200);
    } finally {
      await strict.stop();
    }
  });
});
