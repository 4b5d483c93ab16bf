import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { SIGNED_IN_COOKIE } from '#contract/accounts';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { buildUser } from '../../../testing/samples';
import { dropSignedInHint, rereadHint } from './signed-in-hint';
import { useReader } from './use-reader';

const GET = 'GET /api/auth/user';

describe('useReader', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(async () => {
    await closePage(server);
    dropSignedInHint();
  });

  it('requests nothing if nobody can be signed in', () => {
    const { result } = renderOnPage(useReader);
    expect(result.current).toMatchObject({ reader: null, isResolving: false });
    expect(server.calls).toEqual([]);
  });

  it('resolves to the reader', async () => {
    signIn(server);
    const { result } = renderOnPage(useReader);
    expect(result.current).toMatchObject({ reader: null, isResolving: true });
    await waitFor(() => expect(result.current.reader).toEqual(buildUser()));
    expect(result.current.isResolving).toBe(false);
  });

  it('removes the signed-in hint cookie when the session has ended', async () => {
    Reflect.set(document, 'cookie', `${SIGNED_IN_COOKIE}=1; Path=/`);
    rereadHint();
    server.on(GET, () => failure(401, 'signed_out', 'Sign in.'));
    const { result } = renderOnPage(useReader);
    await waitFor(() => expect(result.current.isResolving).toBe(false));
    expect(result.current.reader).toBeNull();
    expect(document.cookie).not.toContain(SIGNED_IN_COOKIE);
  });

  it('treats any other failure as signed out, and reports it', async () => {
    signIn(server);
    server.on(GET, () => new Response('', { status: 500, statusText: 'Internal Server Error' }));
    const { result } = renderOnPage(useReader);
    await waitFor(() =>
      expect(result.current.error?.message).toBe('Error fetching user: Internal Server Error'),
    );
    expect(result.current.reader).toBeNull();
  });
});
