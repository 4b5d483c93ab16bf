import { afterEach, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '#contract/site';
import { codeOf, FactorApp } from '../../support/factor-app.js';

/** One app at a time: those of one process share Passport's strategies. */
let test: FactorApp;

afterEach(() => test.stop());

const refusal = (answer: { body: unknown }) => ErrorBody.parse(answer.body).code;

describe('the key of an authenticator app', () => {
  it('is stored encrypted, and another installation cannot use it', async () => {
    test = await FactorApp.start();
    const { key, sealed } = await sealedKey();
    expect(sealed.toString('latin1')).not.toContain(key.slice(0, 8));
    await test.stop();
    test = await FactorApp.start({ FACTOR_KEY: 'the factor key of another installation' });
    const reader = await test.reader();
    await test.db.rows(
      'insert into authenticator_app (user_id, sealed_secret, created_at, confirmed_at) values ($1, $2, now(), now())',
      [reader.id, sealed],
    );
    const { ticket } = await test.ticketOf(reader);
    const answer = await test.secondStep({ ticket, code: codeOf(key, 1) }).expect(503);
    expect(refusal(answer)).toBe('factor_key_lost');
  });

  it('is refused if the installation has no place for the key that encrypts it', async () => {
    test = await FactorApp.start({ DATA_DIR: '/dev/null/nowhere' });
    const answer = await test.call(await test.reader(), 'post', '/auth/factors/app').expect(503);
    expect(refusal(answer)).toBe('factor_key_missing');
  });
});

async function sealedKey(): Promise<{ key: string; sealed: Buffer }> {
  const reader = await test.reader();
  const { key } = await test.addApp(reader);
  const [row] = await test.db.rows<{ sealed: Buffer }>(
    'select sealed_secret as sealed from authenticator_app where user_id = $1',
    [reader.id],
  );
  return { key, sealed: row?.sealed ?? Buffer.alloc(0) };
}
