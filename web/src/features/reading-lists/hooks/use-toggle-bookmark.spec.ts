import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { bookmarkedIds } from '../../../lib/device/bookmarks';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { useReader } from '../../account/api/use-reader';
import { useToggleBookmark } from './use-toggle-bookmark';

describe('useToggleBookmark', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('saves and removes on the device without an account, and returns which it did', async () => {
    const { result } = renderOnPage(useToggleBookmark);
    await act(() => result.current(7));
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(bookmarkedIds()).toEqual([7]);
    await act(() => result.current(7));
    expect(screen.getByText('Removed from Saved')).toBeTruthy();
    expect(bookmarkedIds()).toEqual([]);
  });

  it('fetches what is saved before changing it', async () => {
    signIn(server);
    server.on('GET /api/saved/ids', [7]).on('DELETE /api/saved/7', () => new Response(null, { status: 204 }));
    const { result } = renderOnPage(() => ({ toggle: useToggleBookmark(), ...useReader() }));
    await waitFor(() => expect(result.current.reader).not.toBeNull());
    await act(() => result.current.toggle(7));
    expect(server.log.slice(-2)).toEqual(['GET /api/saved/ids', 'DELETE /api/saved/7']);
  });
});
