import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { bookmarkedIds } from '../../../lib/device/bookmarks';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { useBookmark } from './use-bookmark';

describe('useBookmark', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('is stored on the device without an account', async () => {
    const { result } = renderOnPage(() => useBookmark(7));
    act(() => result.current.toggle());
    expect(result.current.isBookmarked).toBe(true);
    expect(bookmarkedIds()).toEqual([7]);
    act(() => result.current.toggle());
    expect(bookmarkedIds()).toEqual([]);
    expect(server.calls).toEqual([]);
  });

  it('is stored on the server with an account, and is shown at once', async () => {
    signIn(server);
    const answer = Promise.withResolvers<Response>();
    server.on('GET /api/saved/ids', [8]).on('POST /api/saved/7', () => answer.promise);
    const { result } = renderOnPage(() => useBookmark(7));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    act(() => result.current.toggle());
    await waitFor(() => expect(result.current.isBookmarked).toBe(true));
    answer.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(result.current.isBookmarked).toBe(true));
    expect(bookmarkedIds()).toEqual([]);
  });

  it("is reverted with the server's message if it cannot be saved", async () => {
    signIn(server);
    server
      .on('GET /api/saved/ids', [])
      .on('POST /api/saved/7', () => failure(409, 'too_many', 'You can save 2000 articles.'));
    const { result } = renderOnPage(() => useBookmark(7));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    act(() => result.current.toggle());
    await screen.findByText('You can save 2000 articles.');
    await waitFor(() => expect(result.current.isBookmarked).toBe(false));
  });
});
