import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { getJson } from '../../../lib/http';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { dropSignedInHint } from '../api/signed-in-hint';
import { useReader } from '../api/use-reader';
import { useSessionEnd } from './use-session-end';

const both = () => ({ ...useSessionEnd(), reader: useReader().reader });
const anyShape = { parse: (value: unknown) => value };

describe('useSessionEnd', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(async () => {
    await closePage(server);
    dropSignedInHint();
  });

  const refuse = () => failure(401, 'unauthenticated', 'Please sign in.');
  const call = () => act(() => getJson('/api/saved/ids', anyShape).catch(() => 'refused'));

  async function afterRefusal() {
    signIn(server);
    const page = renderOnPage(both, '/saved?x=1');
    await waitFor(() => expect(page.result.current.reader).not.toBeNull());
    server.on('GET /api/saved/ids', refuse).on('GET /api/auth/user', refuse);
    await call();
    expect(page.result.current.hasEnded).toBe(true);
    return page;
  }

  it('is silent while nobody was signed in', async () => {
    server.on('GET /api/saved/ids', refuse);
    const { result } = renderOnPage(both);
    await call();
    expect(result.current.hasEnded).toBe(false);
  });

  it('is silent about a wrong password', async () => {
    signIn(server);
    const { result } = renderOnPage(both);
    await waitFor(() => expect(result.current.reader).not.toBeNull());
    server.on('GET /api/saved/ids', () => failure(401, 'wrong_credentials', 'Incorrect.'));
    await call();
    expect(result.current.hasEnded).toBe(false);
  });

  it('leads to sign-in and back to the same place', async () => {
    const { result, location } = await afterRefusal();
    act(() => result.current.signIn());
    await waitFor(() => expect(location()).toBe('/auth?returnTo=%2Fsaved%3Fx%3D1'));
    expect(result.current).toMatchObject({ hasEnded: false, reader: null });
  });

  it('lets the reader stay as a visitor', async () => {
    const { result, location } = await afterRefusal();
    act(() => result.current.stay());
    await waitFor(() => expect(result.current).toMatchObject({ hasEnded: false, reader: null }));
    expect(location()).toBe('/saved?x=1');
  });
});
