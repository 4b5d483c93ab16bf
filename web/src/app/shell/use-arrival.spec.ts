import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { FOLLOWING_PAGE } from '#contract/reading';
import { useReader } from '../../features/account/api/use-reader';
import { type FollowingFilter, useFollowing } from '../../features/following/api/use-following';
import { useReadingList } from '../../features/reading-lists/api/use-reading-list';
import { bookmarkedIds, setBookmarked } from '../../lib/device/bookmarks';
import { dropWish, wishToFollow } from '../../lib/device/follow-wish';
import { setTracked, trackedIds } from '../../lib/device/tracked-stories';
import { calls } from '../../lib/urls';
import { failure, LocalServer } from '../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../testing/page';
import { buildArticle, buildUserTopic } from '../../testing/samples';
import { useArrival } from './use-arrival';

const FOLLOWED = { isFollowing: true, followerCount: 1 };
const FOLLOWING: FollowingFilter = { q: '', status: 'open', sort: 'newest', page: 1 };
const followingPage = calls.following({ status: 'open', sort: 'newest', limit: FOLLOWING_PAGE, offset: 0 });

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

  it('shows what moved in the lists that are open', async () => {
    setBookmarked(3, true);
    setTracked(8, true);
    signIn(server);
    const entry = { article: buildArticle(3), at: '2031-03-04T09:00:00.000Z' };
    let [entries, follows] = [[] as object[], [] as object[]];
    const page = { pagination: { total: 0, limit: 30, offset: 0 } };
    server
      .on(`GET ${calls.readingListPage('saved', 0)}`, () => Response.json({ ...page, entries }))
      .on(`GET ${followingPage}`, () =>
        Response.json({ ...page, follows, counts: { open: 0, resolved: 0 }, openQuestions: 0 }),
      )
      .on('POST /api/saved/device', () => {
        entries = [entry];
        return new Response(null, { status: 204 });
      })
      .on('POST /api/topics/8/follow', () => {
        follows = [buildUserTopic(8)];
        return Response.json(FOLLOWED);
      });
    const { result } = renderOnPage(() => {
      useArrival();
      return { saved: useReadingList('saved').entries, followed: useFollowing(FOLLOWING).data?.follows };
    });
    await waitFor(() => expect(result.current.saved).toHaveLength(1));
    await waitFor(() => expect(result.current.followed).toHaveLength(1));
  });

  it('moves the stories even if the bookmarks cannot be moved', async () => {
    setBookmarked(3, true);
    setTracked(8, true);
    signIn(server);
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    server
      .on('POST /api/saved/device', () => failure(409, 'list_full', 'The list is full.'))
      .on('POST /api/topics/8/follow', FOLLOWED);
    renderOnPage(useArrival);
    await waitFor(() => expect(trackedIds()).toEqual([]));
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    expect(bookmarkedIds()).toEqual([3]);
  });

  it("leaves a visitor's lists on the device", () => {
    setBookmarked(3, true);
    renderOnPage(useArrival);
    expect(bookmarkedIds()).toEqual([3]);
    expect(server.calls).toEqual([]);
  });
});
