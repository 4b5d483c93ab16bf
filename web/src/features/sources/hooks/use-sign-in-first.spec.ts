import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { useSignInFirst } from './use-sign-in-first';

describe('useSignInFirst', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('redirects a visitor to sign-in and back', async () => {
    let acts = 0;
    const { result, location } = renderOnPage(useSignInFirst, '/sources/herald');
    act(() => result.current.asReader(() => void acts++));
    await waitFor(() => expect(location()).toBe('/auth?returnTo=%2Fsources%2Fherald'));
    expect(acts).toBe(0);
  });

  it('waits until the reader is known, then acts for a reader', async () => {
    let acts = 0;
    signIn(server);
    const { result, location } = renderOnPage(useSignInFirst, '/sources/herald');
    act(() => result.current.asReader(() => void acts++));
    expect(acts).toBe(0);
    await waitFor(() => expect(result.current.isPending).toBe(false));
    act(() => result.current.asReader(() => void acts++));
    expect(acts).toBe(1);
    expect(location()).toBe('/sources/herald');
  });
});
