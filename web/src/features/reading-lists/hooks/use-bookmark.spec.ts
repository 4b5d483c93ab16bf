import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { bookmarkedIds } from '../../../lib/device/bookmarks';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { buildUser } from '../../../testing/samples';
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
    await waitFor(() => expect(server.log).toContain('GET /api/saved/ids'));
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
    await waitFor(() => expect(server.log).toContain('GET /api/saved/ids'));
    act(() => result.current.toggle());
    await screen.findByText('You can save 2000 articles.');
    await waitFor(() => expect(result.current.isBookmarked).toBe(false));
  });

  it('keeps a press from before it is known who reads and what is saved', async () => {
    signIn(server);
    const ids = Promise.withResolvers<Response>();
    const reader = Promise.withResolvers<Response>();
    const saved: number[] = [8];
    server
      .on('GET /api/auth/user', () => reader.promise)
      .on('GET /api/saved/ids', () => ids.promise)
      .on('POST /api/saved/7', () => {
        saved.push(7);
        return new Response(null, { status: 204 });
      });
    const { result } = renderOnPage(() => useBookmark(7));
    act(() => result.current.toggle());
    expect(result.current.isBookmarked).toBe(true);
    await waitFor(() => expect(server.log).toContain('POST /api/saved/7'));
    reader.resolve(Response.json(buildUser()));
    await waitFor(() => expect(server.log).toContain('GET /api/saved/ids'));
    expect(result.current.isBookmarked).toBe(true);
    ids.resolve(Response.json(saved));
    await waitFor(() => expect(result.current.isBookmarked).toBe(true));
    expect(bookmarkedIds()).toEqual([]);
  });

  it('sends two early presses in their order', async () => {
    signIn(server);
    const nothing = () => new Response(null, { status: 204 });
    server
      .on('GET /api/saved/ids', () => Promise.withResolvers<Response>().promise)
      .on('POST /api/saved/7', nothing)
      .on('DELETE /api/saved/7', nothing);
    const { result } = renderOnPage(() => useBookmark(7));
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    expect(result.current.isBookmarked).toBe(false);
    await waitFor(() => expect(server.log).toContain('DELETE /api/saved/7'));
    const changes = server.log.filter((call) => call.endsWith('/saved/7'));
    expect(changes).toEqual(['POST /api/saved/7', 'DELETE /api/saved/7']);
  });

  it('is stored on the device if the session had ended', async () => {
    signIn(server);
    const refused = () => failure(401, 'unauthenticated', 'Sign in.');
    server.on('GET /api/auth/user', refused).on('POST /api/saved/7', refused);
    const { result } = renderOnPage(() => useBookmark(7));
    act(() => result.current.toggle());
    await waitFor(() => expect(bookmarkedIds()).toEqual([7]));
    await waitFor(() => expect(result.current.isBookmarked).toBe(true));
  });
});
