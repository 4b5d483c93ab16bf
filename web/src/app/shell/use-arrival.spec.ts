import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { useReader } from '../../features/account/api/use-reader';
import { bookmarkedIds, setBookmarked } from '../../lib/device/bookmarks';
import { dropWish, wishToFollow } from '../../lib/device/follow-wish';
import { setTracked, trackedIds } from '../../lib/device/tracked-stories';
import { LocalServer } from '../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../testing/page';
import { buildUserTopic } from '../../testing/samples';
import { useArrival } from './use-arrival';

const FOLLOWED = { isFollowing: true, followerCount: 1 };

function useArrivalAndNavigate() {
  useArrival();
  return { ...useReader(), navigate: useNavigate() };
}

describe('useArrival', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => {
    dropWish();
    return closePage(server);
  });

  it('follows the topic that the reader chose before signing in', async () => {
    wishToFollow({ topicId: 7, path: '/topics/dam' });
    signIn(server);
    server.on('POST /api/topics/7/follow', FOLLOWED);
    renderOnPage(useArrival, '/topics/dam');
    await screen.findByText('Story followed!');
  });

  it('keeps the wish if the reader is known before the sign-in page leads back', async () => {
    wishToFollow({ topicId: 7, path: '/topics/dam' });
    signIn(server);
    server.on('POST /api/topics/7/follow', FOLLOWED);
    const { result } = renderOnPage(useArrivalAndNavigate, '/auth?returnTo=%2Ftopics%2Fdam');
    await waitFor(() => expect(result.current.reader).not.toBeNull());
    act(() => void result.current.navigate('/topics/dam'));
    await screen.findByText('Story followed!');
  });

  it('follows with the frequency that the reader chose', async () => {
    wishToFollow({ topicId: 7, path: '/topics/dam', notificationFrequency: 'resolution_only' });
    signIn(server);
    server.on('POST /api/topics/7/follow', FOLLOWED).on('PATCH /api/topics/7/preferences', buildUserTopic(7));
    renderOnPage(useArrival, '/topics/dam');
    await waitFor(() =>
      expect(server.calls.find(({ url }) => url === '/api/topics/7/preferences')?.body).toEqual({
        notificationFrequency: 'resolution_only',
      }),
    );
  });

  it('keeps the wish if the page is left before it is carried out', async () => {
    wishToFollow({ topicId: 7, path: '/topics/dam', notificationFrequency: 'resolution_only' });
    signIn(server);
    const { promise, reject } = Promise.withResolvers<Response>();
    server.on('POST /api/topics/7/follow', FOLLOWED).on('PATCH /api/topics/7/preferences', () => promise);
    renderOnPage(useArrival, '/topics/dam');
    await waitFor(() => expect(server.log).toContain('PATCH /api/topics/7/preferences'));
    window.dispatchEvent(new Event('pagehide'));
    reject(new TypeError('Failed to fetch'));
    await act(() => promise.catch(() => undefined));
    await act(async () => undefined);
    expect(sessionStorage.getItem('follow_wish')).not.toBeNull();
    window.dispatchEvent(new Event('pageshow'));
    dropWish();
  });

  it('drops the wish once it is carried out', async () => {
    wishToFollow({ topicId: 7, path: '/topics/dam' });
    signIn(server);
    server.on('POST /api/topics/7/follow', FOLLOWED);
    renderOnPage(useArrival, '/topics/dam');
    await waitFor(() => expect(sessionStorage.getItem('follow_wish')).toBeNull());
  });

  it("moves the device's lists to the account", async () => {
    setBookmarked(3, true);
    setTracked(8, true);
    signIn(server);
    server
      .on('POST /api/saved/device', () => new Response(null, { status: 204 }))
      .on('POST /api/topics/8/follow', FOLLOWED);
    renderOnPage(useArrival);
    await waitFor(() => expect(trackedIds()).toEqual([]));
    expect(bookmarkedIds()).toEqual([]);
    expect(server.calls.find(({ url }) => url === '/api/saved/device')?.body).toEqual({ articleIds: [3] });
  });

  it("leaves a visitor's lists on the device", () => {
    setBookmarked(3, true);
    renderOnPage(useArrival);
    expect(bookmarkedIds()).toEqual([3]);
    expect(server.calls).toEqual([]);
  });
});
