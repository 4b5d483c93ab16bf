import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { readToken } from '../../../lib/device/auth-token';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { useSignOut } from './use-sign-out';

describe('useSignOut', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('keeps the reader signed in and shows why if the server refuses', async () => {
    signIn(server);
    server.on('POST /api/auth/logout', () => failure(503, 'unavailable', 'The server is restarting.'));
    const { result } = renderOnPage(useSignOut);
    act(() => result.current.leave());
    await screen.findByText('The server is restarting.');
    expect(result.current.isLeaving).toBe(false);
    expect(readToken()).toBe('secret');
  });
});
