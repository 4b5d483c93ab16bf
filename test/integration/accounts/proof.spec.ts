import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Proven } from '#contract/accounts/factors';
import { ErrorBody } from '#contract/site';
import { codeOf, FactorApp, type FactorReader } from '../../support/factor-app.js';
import { buildUser, PASSWORD } from '../../support/factories/accounts.js';
import { bearerOf } from '../../support/readers.js';

let test: FactorApp;

beforeAll(async () => {
  test = await FactorApp.start();
});
afterAll(() => test.stop());

const refusal = (answer: { body: unknown }) => ErrorBody.parse(answer.body).code;
const prove = (reader: FactorReader, proof: object) => test.call(reader, 'post', '/auth/proof').send(proof);

/** Proves, and goes on with the session's new cookie. */
async function proveAs(reader: FactorReader, proof: object): Promise<Proven> {
  const { body, headers } = await prove(reader, proof).expect(200);
  const cookie = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('__Host-session='));
  reader.cookie = cookie?.split(';')[0] ?? '';
  return Proven.parse(body);
}

const startApp = (reader: FactorReader) => test.call(reader, 'post', '/auth/factors/app');

async function unproven(values: { is_admin?: boolean } = {}): Promise<FactorReader> {
  const reader = await test.reader(values);
  await test.ageProofs(reader);
  return reader;
}

describe('dangerous calls', () => {
  it.each([
    ['post', '/auth/factors/app'],
    ['post', '/auth/factors/app/confirm'],
    ['delete', '/auth/factors/app'],
    ['post', '/auth/factors/passkeys/options'],
    ['post', '/auth/factors/passkeys'],
    ['delete', '/auth/factors/passkeys/1'],
    ['patch', '/auth/factors/passkeys/1'],
    ['delete', '/auth/sessions/1'],
    ['delete', '/auth/sessions'],
    ['post', '/auth/factors/recovery-codes'],
    ['post', '/admin/users/USER/toggle-admin'],
    ['post', '/admin/users/USER/toggle-editor'],
    ['delete', '/admin/users/USER'],
    ['put', '/admin/settings/late_article_minutes'],
  ] as const)('%s %s needs a proof from the last ten minutes', async (method, path) => {
    const admin = await unproven({ is_admin: true });
    const { id } = await buildUser(test.db);
    const call = () => test.call(admin, method, path.replace('USER', String(id))).send({ value: 20 });
    expect(refusal(await call().expect(403))).toBe('proof_required');
    await proveAs(admin, { password: PASSWORD });
    const answer = await call();
    expect(answer.status).not.toBe(401);
    expect(answer.body.code).not.toBe('proof_required');
  });

  it('are refused to others before a proof is asked for', async () => {
    const reader = await unproven();
    const call = test.call(reader, 'post', '/admin/users/1/toggle-admin');
    expect(refusal(await call.expect(403))).toBe('forbidden');
    await test.call(null, 'post', '/auth/factors/app').expect(401);
  });

  it('need no other proof if they carry the current password', async () => {
    const reader = await unproven();
    const email = { email: `new-${reader.email}`, password: PASSWORD };
    await test.call(reader, 'post', '/auth/email').send(email).expect(200);
    const password = { currentPassword: PASSWORD, newPassword: PASSWORD };
    await test.call(reader, 'post', '/auth/password').send(password).expect(204);
    expect(refusal(await startApp(reader).expect(403))).toBe('proof_required');
    await test.call(reader, 'delete', '/user').send({ password: PASSWORD }).expect(204);
  });

  it('do not take the proof of another session', async () => {
    const reader = await unproven();
    const token = await bearerOf(test.db, reader.id);
    const byToken = test.call(null, 'post', '/auth/factors/app').set('Authorization', token);
    await byToken.expect(201);
    expect(refusal(await startApp(reader).expect(403))).toBe('proof_required');
    await test.db.rows('update session set proven_at = null where user_id = $1', [reader.id]);
    const again = await test.call(null, 'post', '/auth/factors/app').set('Authorization', token).expect(403);
    expect(refusal(again)).toBe('proof_required');
    const proof = test.call(null, 'post', '/auth/proof').set('Authorization', token);
    const { token: renewed } = Proven.parse((await proof.send({ password: PASSWORD }).expect(200)).body);
    const withToken = (bearer: string) =>
      test.call(null, 'post', '/auth/factors/app').set('Authorization', bearer);
    expect(refusal(await withToken(token).expect(403))).toBe('proof_required');
    await withToken(`Bearer ${renewed}`).expect(201);
  });

  it('leave all other calls of an old session as they were', async () => {
    const admin = await unproven({ is_admin: true });
    for (const path of ['/user', '/auth/factors', '/auth/sessions', '/admin/users', '/admin/settings'])
      await test.call(admin, 'get', path).expect(200);
    const { id } = await buildUser(test.db);
    await test.call(admin, 'post', `/admin/users/${id}/toggle-subscription`).expect(200);
  });
});

describe('a proof', () => {
  it('is a code of the app, a recovery code or a signature', async () => {
    const reader = await test.reader();
    const { key, recoveryCodes } = await test.addApp(reader);
    const passkey = await test.addPasskey(reader);
    const options = async () => (await test.call(reader, 'post', '/auth/proof/passkey/options')).body;
    const proofs = [
      async () => ({ code: codeOf(key, 1) }),
      async () => ({ recoveryCode: recoveryCodes[3] }),
      async () => ({ passkey: passkey.sign(await options()) }),
    ];
    for (const proof of proofs) {
      await test.ageProofs(reader);
      const call = () => test.call(reader, 'post', '/auth/factors/passkeys/options');
      await call().expect(403);
      const given = await proof();
      const { provenUntil } = await proveAs(reader, given);
      expect(new Date(provenUntil).getTime() - Date.now()).toBeGreaterThan(590_000);
      await call().expect(200);
      expect(refusal(await prove(reader, given).expect(403))).toMatch(/^wrong_(code|passkey)$/);
    }
  });

  it('gives the session another secret; the one before ends once calls in flight have arrived', async () => {
    const reader = await unproven();
    const before = { ...reader };
    await proveAs(reader, { password: PASSWORD });
    expect(reader.cookie).not.toBe(before.cookie);

    await test.db.rows(`update session set last_seen_at = now() - interval '1 day' where user_id = $1`, [
      reader.id,
    ]);
    const late = await test.call(before, 'get', '/user').expect(200);
    expect([late.headers['set-cookie'] ?? []].flat().join()).not.toContain('__Host-session');
    expect(refusal(await startApp(before).expect(403))).toBe('proof_required');
    const again = await prove(before, { password: PASSWORD }).expect(200);
    expect([again.headers['set-cookie'] ?? []].flat().join()).not.toContain('__Host-session');
    await startApp(reader).expect(201);

    const [left] = await test.db.rows<{ s: number }>(
      `select extract(epoch from former_until - now())::int as s from session where user_id = $1`,
      [reader.id],
    );
    expect(left?.s).toBeLessThanOrEqual(30);
    await test.db.rows('update session set former_until = now() where user_id = $1', [reader.id]);
    await test.call(before, 'get', '/user').expect(401);
    const sessions = (await test.call(reader, 'get', '/auth/sessions').expect(200)).body;
    expect(sessions).toMatchObject([{ isCurrent: true }]);
  });

  it('needs the second factor of a reader who has one, also for address, password and account', async () => {
    const reader = await test.reader();
    const { recoveryCodes } = await test.addApp(reader);
    await test.ageProofs(reader);
    expect(refusal(await prove(reader, { password: PASSWORD }).expect(403))).toBe('second_factor_needed');
    const calls = [
      () => test.call(reader, 'post', '/auth/email').send({ email: 'x@mail.example', password: PASSWORD }),
      () =>
        test
          .call(reader, 'post', '/auth/password')
          .send({ currentPassword: PASSWORD, newPassword: PASSWORD }),
      () => test.call(reader, 'delete', '/user').send({ password: PASSWORD }),
    ];
    for (const call of calls) expect(refusal(await call().expect(403))).toBe('proof_required');
    await proveAs(reader, { recoveryCode: recoveryCodes[0] });
    const wrong = test
      .call(reader, 'post', '/auth/email')
      .send({ email: 'x@mail.example', password: 'not this one' });
    expect(refusal(await wrong.expect(403))).toBe('wrong_password');
    for (const call of calls) expect((await call()).status).toBeLessThan(300);
  });

  it('is refused if it is wrong or belongs to somebody else', async () => {
    const [reader, other] = [await unproven(), await test.reader()];
    const { key, recoveryCodes } = await test.addApp(other);
    const passkey = await test.addPasskey(other);
    const options = (await test.call(reader, 'post', '/auth/proof/passkey/options')).body;
    const foreign = (await test.call(other, 'post', '/auth/proof/passkey/options')).body;
    for (const [proof, code] of [
      [{ password: 'not this one' }, 'wrong_password'],
      [{ code: codeOf(key, 1) }, 'wrong_code'],
      [{ recoveryCode: recoveryCodes[0] }, 'wrong_code'],
      [{ passkey: passkey.sign(options) }, 'wrong_passkey'],
      [{ passkey: passkey.sign(foreign) }, 'wrong_passkey'],
      [{}, 'invalid_input'],
      [{ password: PASSWORD, code: '123456' }, 'invalid_input'],
    ] as const)
      expect(refusal(await prove(reader, proof))).toBe(code);
    await startApp(reader).expect(403);
  });

  it('counts wrong passwords and codes towards the same limits as signing in', async () => {
    const reader = await test.reader();
    const from = '198.51.100.77';
    const attempt = (proof: object) => test.call(reader, 'post', '/auth/proof', from).send(proof);
    for (let tries = 0; tries < 10; tries++) await attempt({ password: 'not this one' }).expect(403);
    expect(refusal(await attempt({ password: PASSWORD }).expect(429))).toBe('rate_limited');
    for (let tries = 0; tries < 10; tries++) await attempt({ code: '000000' }).expect(403);
    expect(refusal(await attempt({ code: '000000' }).expect(429))).toBe('rate_limited');
  });
});
