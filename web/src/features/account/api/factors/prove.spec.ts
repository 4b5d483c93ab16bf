import { afterEach, expect, it } from '@jest/globals';
import { readToken, removeToken, storeToken } from '../../../../lib/device/auth-token';
import { LocalServer } from '../../../../testing/local-server';
import { prove } from './prove';

const PROVEN = { provenUntil: '2031-03-03T12:10:00.000Z' };
let server: LocalServer;

afterEach(() => {
  server.close();
  removeToken();
});

it('keeps the token that a proof renewed, and stores none that was not requested', async () => {
  server = new LocalServer();
  server.on('POST /api/auth/proof', { ...PROVEN, token: 'renewed' });
  storeToken('before');
  await prove({ password: 'a fine password' });
  expect(readToken()).toBe('renewed');

  removeToken();
  server.on('POST /api/auth/proof', PROVEN);
  await prove({ password: 'a fine password' });
  expect(readToken()).toBeNull();
});
