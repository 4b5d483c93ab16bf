import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignedIn } from '#contract/accounts';
import { FactorAdded, Factors } from '#contract/accounts/factors';
import { ErrorBody } from '#contract/site';
import { FactorApp, type FactorReader, ORIGIN } from '../../support/factor-app.js';
import { PASSWORD } from '../../support/factories/accounts.js';
import { buildPasskey } from '../../support/factories/factors.js';
import { SoftwarePasskey } from '../../support/software-passkey.js';

let test: FactorApp;

beforeAll(async () => {
  test = await FactorApp.start();
});
afterAll(() => test.stop());

const refusal = (answer: { body: unknown }) => ErrorBody.parse(answer.body).code;
const signIn = (passkey: object, ticket?: string) =>
  test.call(null, 'post', '/auth/login/passkey').send({ passkey, ticket });
const add = (reader: FactorReader, passkey: object, name = 'Laptop') =>
  test.call(reader, 'post', '/auth/factors/passkeys').send({ name, passkey });
const factorsOf = async (reader: FactorReader) =>
  Factors.parse((await test.call(reader, 'get', '/auth/factors').expect(200)).body);

describe('adding passkeys', () => {
  it('takes several with names, and makes recovery codes for the first', async () => {
    const reader = await test.reader();
    const options = await test.creation(reader);
    expect(options).toMatchObject({ rp: { id: 'news.example' }, user: { name: reader.username } });
    const first = await add(reader, new SoftwarePasskey(ORIGIN).register(options), ' Laptop ').expect(201);
    expect(FactorAdded.parse(first.body).recoveryCodes).toHaveLength(10);
    const next = await test.creation(reader);
    expect(next.excludeCredentials).toHaveLength(1);
    expect(next.user.id).toBe(options.user.id);
    const second = await add(reader, new SoftwarePasskey(ORIGIN).register(next), 'Phone').expect(201);
    expect(FactorAdded.parse(second.body).recoveryCodes).toBeNull();
    const { passkeys, recoveryCodesLeft } = await factorsOf(reader);
    expect(passkeys.map(({ name, lastUsedAt }) => ({ name, lastUsedAt }))).toEqual([
      { name: 'Laptop', lastUsedAt: null },
      { name: 'Phone', lastUsedAt: null },
    ]);
    expect(recoveryCodesLeft).toBe(10);
  });

  it.each([
    ['another origin', { origin: 'https://news.example.evil.example' }],
    ['the same host without HTTPS', { origin: 'http://news.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['an unverified user', { isUserVerified: false }],
  ])('refuses %s', async (_, deviations) => {
    const reader = await test.reader();
    const given = new SoftwarePasskey(ORIGIN).register(await test.creation(reader), deviations);
    expect(refusal(await add(reader, given).expect(400))).toBe('passkey_refused');
    expect((await factorsOf(reader)).passkeys).toEqual([]);
  });

  it('accepts an answer to a challenge once, and only from its reader', async () => {
    const [reader, other] = [await test.reader(), await test.reader()];
    const given = new SoftwarePasskey(ORIGIN).register(await test.creation(reader));
    expect(refusal(await add(other, given).expect(400))).toBe('passkey_refused');
    expect(refusal(await add(reader, given).expect(400))).toBe('passkey_refused');
    const passkey = new SoftwarePasskey(ORIGIN);
    const answer = passkey.register(await test.creation(reader));
    await add(reader, answer).expect(201);
    expect(refusal(await add(reader, answer).expect(400))).toBe('passkey_refused');
    const again = passkey.register(await test.creation(reader));
    expect(refusal(await add(reader, again).expect(409))).toBe('taken');
  });

  it('refuses a challenge that has expired, and more than twenty passkeys', async () => {
    const reader = await test.reader();
    const given = new SoftwarePasskey(ORIGIN).register(await test.creation(reader));
    await test.db.rows('update auth_challenge set expires_at = now() where user_id = $1', [reader.id]);
    await add(reader, given).expect(400);
    for (let n = 0; n < 19; n++) await buildPasskey(test.db, reader.id);
    const last = [await test.creation(reader), await test.creation(reader)];
    const answers = await Promise.all(
      last.map((options) => add(reader, new SoftwarePasskey(ORIGIN).register(options))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const full = await test.call(reader, 'post', '/auth/factors/passkeys/options').expect(409);
    expect(refusal(full)).toBe('too_many');
  });

  it.each([
    ['', {}],
    ['x'.repeat(61), {}],
    ['\u202egnp', {}],
    ['Laptop', { id: 'no base64!' }],
    ['Laptop', { response: { clientDataJSON: 'x'.repeat(5000), attestationObject: 'AA' } }],
    ['Laptop', { type: 'password' }],
  ])('refuses the name %j with another answer (case %#)', async (name, change) => {
    const reader = await test.reader();
    const given = new SoftwarePasskey(ORIGIN).register(await test.creation(reader));
    expect(refusal(await add(reader, { ...given, ...change }, name).expect(400))).toBe('invalid_input');
  });

  it.each(['bm8ganNvbg', 'bnVsbA', 'eyJjaGFsbGVuZ2UiOjF9'])('refuses the client data %s', async (data) => {
    const reader = await test.reader();
    const given = new SoftwarePasskey(ORIGIN).register(await test.creation(reader));
    const changed = { ...given, response: { ...given.response, clientDataJSON: data } };
    expect(refusal(await add(reader, changed).expect(400))).toBe('passkey_refused');
  });

  it('removes one of its own, and the recovery codes with the last', async () => {
    const [reader, other] = [await test.reader(), await test.reader()];
    await test.addPasskey(reader);
    await test.addPasskey(reader, 'Phone');
    const ids = (await factorsOf(reader)).passkeys.map(({ id }) => id);
    const remove = (who: FactorReader, id = 0) => test.call(who, 'delete', `/auth/factors/passkeys/${id}`);
    await remove(other, ids[0]).expect(404);
    await remove(reader, ids[0]).expect(204);
    expect((await factorsOf(reader)).recoveryCodesLeft).toBe(10);
    await remove(reader, ids[1]).expect(204);
    expect(await factorsOf(reader)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });
});

it('new passkeys are limited by reader', async () => {
  const [reader, other] = [await test.reader(), await test.reader()];
  for (let n = 0; n < 29; n++) await test.creation(reader);
  const given = new SoftwarePasskey(ORIGIN).register(await test.creation(reader));
  const start = await test.call(reader, 'post', '/auth/factors/passkeys/options').expect(429);
  expect(refusal(start)).toBe('rate_limited');
  expect(refusal(await add(reader, given).expect(429))).toBe('rate_limited');
  await test.addPasskey(other);
});

describe('renaming a passkey', () => {
  const rename = (reader: FactorReader, id: number | undefined, name: string) =>
    test.call(reader, 'patch', `/auth/factors/passkeys/${id}`).send({ name });

  it('changes its name only, with an audit entry, and only for its owner', async () => {
    const [reader, other] = [await test.reader(), await test.reader()];
    const passkey = await test.addPasskey(reader, 'Laptop');
    const [before] = (await factorsOf(reader)).passkeys;
    await rename(other, before?.id, 'Mine').expect(404);
    await rename(reader, before?.id, '  Old laptop ').expect(204);
    expect((await factorsOf(reader)).passkeys).toEqual([{ ...before, name: 'Old laptop' }]);
    await signIn(passkey.sign(await test.signing())).expect(200);
    const audited = await test.db.rows(
      "select payload from audit_entry where actor_id = $1 and action = 'passkey_renamed'",
      [reader.id],
    );
    expect(audited).toEqual([{ payload: { passkeyId: before?.id } }]);
  });

  it('needs a recent proof and a name', async () => {
    const reader = await test.reader();
    await test.addPasskey(reader);
    const [{ id } = { id: 0 }] = (await factorsOf(reader)).passkeys;
    for (const name of ['', '   ', 'x'.repeat(61), 'a\u202eb']) await rename(reader, id, name).expect(400);
    await test.ageProofs(reader);
    expect(refusal(await rename(reader, id, 'Late').expect(403))).toBe('proof_required');
  });
});

describe('signing in with a passkey', () => {
  it('needs nothing else, and records the use', async () => {
    const reader = await test.reader();
    const passkey = await test.addPasskey(reader);
    const options = await test.signing();
    expect(options).toMatchObject({
      rpId: 'news.example',
      allowCredentials: [],
      userVerification: 'required',
    });
    const answer = await signIn(passkey.sign(options)).expect(200);
    expect(SignedIn.parse(answer.body)).toMatchObject({ id: reader.id, authenticatedVia: 'session' });
    const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^__Host-session=.*HttpOnly.*Secure/);
    await test.call({ ...reader, cookie }, 'get', '/user').expect(200);
    expect((await factorsOf(reader)).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('ends the session that the browser had before', async () => {
    const reader = await test.reader();
    const passkey = await test.addPasskey(reader);
    const given = { passkey: passkey.sign(await test.signing()) };
    await test.call(reader, 'post', '/auth/login/passkey').send(given).expect(200);
    await test.call(reader, 'get', '/user').expect(401);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://news.example:8443' }],
    ['another site', { rpId: 'evil.example' }],
    ['an unverified user', { isUserVerified: false }],
    ['a counter that stands still', { counter: 1 }],
    ['a counter that goes back', { counter: 0 }],
  ])('refuses %s', async (_, deviations) => {
    const passkey = await test.addPasskey(await test.reader());
    await signIn(passkey.sign(await test.signing())).expect(200);
    const options = await test.signing();
    expect(refusal(await signIn(passkey.sign(options, deviations)).expect(401))).toBe('wrong_passkey');
    await signIn(passkey.sign(options)).expect(401);
    await signIn(passkey.sign(await test.signing())).expect(200);
  });

  it('refuses a signature that was used before, and one of several concurrent uses', async () => {
    const passkey = await test.addPasskey(await test.reader());
    const signed = passkey.sign(await test.signing());
    await signIn(signed).expect(200);
    expect(refusal(await signIn(signed).expect(401))).toBe('wrong_passkey');
    const next = passkey.sign(await test.signing());
    const answers = await Promise.all([signIn(next), signIn(next), signIn(next)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  it('refuses challenges that have expired, that nobody issued, and those for other purposes', async () => {
    const reader = await test.reader();
    const passkey = await test.addPasskey(reader);
    const options = await test.signing();
    await test.db.rows('update auth_challenge set expires_at = now()');
    await signIn(passkey.sign(options)).expect(401);
    await signIn(passkey.sign({ ...options, challenge: 'A'.repeat(43) })).expect(401);
    const proof = await test.call(reader, 'post', '/auth/proof/passkey/options').expect(200);
    await signIn(passkey.sign(proof.body)).expect(401);
    const { challenge } = await test.creation(reader);
    await signIn(passkey.sign({ ...options, challenge })).expect(401);
  });

  it('refuses an unknown passkey, and one that was removed', async () => {
    const reader = await test.reader();
    const passkey = await test.addPasskey(reader);
    await signIn(new SoftwarePasskey(ORIGIN).sign(await test.signing())).expect(401);
    await test.db.rows('delete from passkey where user_id = $1', [reader.id]);
    await signIn(passkey.sign(await test.signing())).expect(401);
  });

  it('ignores the Host header', async () => {
    const passkey = await test.addPasskey(await test.reader());
    const answer = await test
      .call(null, 'post', '/auth/login/passkey/options')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .send({})
      .expect(200);
    expect(answer.body.rpId).toBe('news.example');
    const deviations = { origin: 'https://evil.example', rpId: 'evil.example' };
    const given = { passkey: passkey.sign(answer.body, deviations) };
    await test.call(null, 'post', '/auth/login/passkey').set('Host', 'evil.example').send(given).expect(401);
  });

  it('is limited by address', async () => {
    const start = () => test.call(null, 'post', '/auth/login/passkey/options', '203.0.113.9').send({});
    for (let n = 0; n < 120; n++) await start().expect(200);
    expect(refusal(await start().expect(429))).toBe('rate_limited');
  });
});

describe('a passkey as the second step', () => {
  it('must belong to the account of the ticket, which is used up', async () => {
    const [reader, other] = [await test.reader(), await test.reader()];
    const passkey = await test.addPasskey(reader);
    const foreign = await test.addPasskey(other);
    const { ticket, factors } = await test.ticketOf(reader);
    expect(factors).toEqual(['passkey', 'recovery_code']);
    const options = await test.signing(ticket);
    expect(options.allowCredentials).toHaveLength(1);
    expect(refusal(await signIn(foreign.sign(options), ticket).expect(401))).toBe('wrong_passkey');
    await signIn(passkey.sign(await test.signing()), ticket).expect(401);
    const signed = passkey.sign(await test.signing(ticket));
    expect(SignedIn.parse((await signIn(signed, ticket).expect(200)).body).id).toBe(reader.id);
    expect(refusal(await signIn(passkey.sign(options), ticket).expect(401))).toBe('ticket_invalid');
  });

  it('gives a token if the first step asked for one', async () => {
    const reader = await test.reader();
    const passkey = await test.addPasskey(reader);
    const { ticket } = await test.ticketOf(reader, true);
    const answer = await signIn(passkey.sign(await test.signing(ticket)), ticket).expect(200);
    expect(SignedIn.parse(answer.body).authenticatedVia).toBe('token');
  });
});

describe('a site where browsers refuse passkeys', () => {
  it('says so, and signs in with a password', async () => {
    const plain = await FactorApp.start({ PUBLIC_URL: 'http://192.0.2.7:3000' });
    try {
      const reader = await plain.reader();
      const owner = { ...reader, cookie: reader.cookie.replace('__Host-', '') };
      const factors = Factors.parse((await plain.call(owner, 'get', '/auth/factors').expect(200)).body);
      expect(factors.passkeyOrigin).toBeNull();
      const options = await plain.call(owner, 'post', '/auth/factors/passkeys/options').expect(503);
      expect(refusal(options)).toBe('passkeys_unavailable');
      await plain.call(null, 'post', '/auth/login/passkey/options').send({}).expect(503);
      const login = { username: reader.username, password: PASSWORD };
      await plain.call(null, 'post', '/auth/login').send(login).expect(200);
    } finally {
      await plain.stop();
    }
  });
});
