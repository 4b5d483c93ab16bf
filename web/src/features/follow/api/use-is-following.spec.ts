import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { FOLLOWS_ANSWERED } from '#contract/reading';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { buildTopic, buildUserTopic } from '../../../testing/samples';
import { isFollowed, useIsFollowing } from './use-is-following';

const TOPIC = buildTopic(7);
const FULL_LIST = Array.from({ length: FOLLOWS_ANSWERED }, (_, index) => buildUserTopic(1_000 + index));

describe('useIsFollowing', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  const opened = (asks: boolean) => renderOnPage(() => useIsFollowing(TOPIC, { isSignedIn: true, asks }));

  it('is true if the list of followed topics contains the topic', async () => {
    signIn(server, [buildUserTopic(7)]);
    const { result } = opened(false);
    await waitFor(() => expect(result.current.isFollowing).toBe(true));
  });

  it('requests the one topic if the list is full and may omit it', async () => {
    signIn(server, FULL_LIST);
    server.on('GET /api/topics/7/is-following', { isFollowing: true });
    const { result } = opened(true);
    await waitFor(() => expect(result.current.isFollowing).toBe(true));
  });

  it('is undefined before the first response, and uses the list if that fails', async () => {
    signIn(server, []);
    server.on('GET /api/topics/7/is-following', () => failure(500, 'internal', 'Broken.'));
    const { result } = opened(true);
    expect(result.current.isFollowing).toBeUndefined();
    await waitFor(() => expect(result.current.isFollowing).toBe(false));
  });

  it('requests nothing for visitors', async () => {
    const { result } = renderOnPage(() => useIsFollowing(TOPIC, { isSignedIn: false, asks: true }));
    expect(result.current).toEqual({ isFollowing: false, followerCount: TOPIC.followerCount });
    expect(server.calls).toEqual([]);
  });
});

describe('isFollowed', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('requests the topic only if the list may be incomplete', async () => {
    expect(await isFollowed(7, [buildUserTopic(7)])).toBe(true);
    expect(await isFollowed(7, [buildUserTopic(8)])).toBe(false);
    expect(server.calls).toEqual([]);
    server.on('GET /api/topics/7/is-following', { isFollowing: true });
    expect(await isFollowed(7, FULL_LIST)).toBe(true);
  });
});
