import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { takeWish } from '../../../lib/device/follow-wish';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { buildTopic, buildUserTopic } from '../../../testing/samples';
import { useFollow } from './use-follow';

const TOPIC = buildTopic(7, { followerCount: 5 });

describe('useFollow', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it("shows a follow at once, then the server's follower count", async () => {
    signIn(server);
    const answer = Promise.withResolvers<Response>();
    server.on('POST /api/topics/7/follow', () => answer.promise);
    const { result } = renderOnPage(() => useFollow(TOPIC));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current).toMatchObject({ isFollowing: false, followerCount: 5 });

    act(() => result.current.press());
    await waitFor(() => expect(result.current.isFollowing).toBe(true));
    expect(result.current).toMatchObject({ followerCount: 6, isPending: true });

    server.on('GET /api/user/topics', [buildUserTopic(7)]);
    answer.resolve(Response.json({ isFollowing: true, followerCount: 9 }));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current).toMatchObject({ isFollowing: true, followerCount: 9 });
    await screen.findByText('Story followed!');
  });

  it('reverts a follow that the server refuses', async () => {
    signIn(server);
    server.on('POST /api/topics/7/follow', () => failure(503, 'unavailable', 'Busy.'));
    const { result } = renderOnPage(() => useFollow(TOPIC));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    act(() => result.current.press());
    await screen.findByText('Failed to follow story');
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current).toMatchObject({ isFollowing: false, followerCount: 5 });
  });

  it('unfollows a topic in the list of followed topics', async () => {
    signIn(server);
    server
      .on('GET /api/user/topics', [buildUserTopic(7)])
      .on('DELETE /api/topics/7/follow', { isFollowing: false, followerCount: 4 });
    const { result } = renderOnPage(() => useFollow(TOPIC));
    await waitFor(() => expect(result.current.isFollowing).toBe(true));
    act(() => result.current.press());
    await screen.findByText('Story unfollowed');
    expect(result.current.followerCount).toBe(4);
  });

  it('redirects a signed-out reader to sign-in, and remembers what to follow', async () => {
    const { result, location } = renderOnPage(() => useFollow(TOPIC), '/topics/topic-7?a=1');
    act(() => result.current.press());
    await waitFor(() => expect(location()).toBe('/auth?returnTo=%2Ftopics%2Ftopic-7%3Fa%3D1'));
    expect(takeWish('/topics/topic-7?a=1')?.topicId).toBe(7);
    expect(server.log).toEqual([]);
  });
});
