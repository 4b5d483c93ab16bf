import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { FOLLOWS_ANSWERED } from '#contract/reading';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { buildUserTopic } from '../../../testing/samples';
import { useReader } from '../../account/api/use-reader';
import { useUserTopics } from '../api/use-user-topics';
import { useToggleFollow } from './use-toggle-follow';

const FULL_LIST = Array.from({ length: FOLLOWS_ANSWERED }, (_, index) => buildUserTopic(1_000 + index));

describe('useToggleFollow', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  async function opened(follows: Parameters<typeof signIn>[1]) {
    signIn(server, follows);
    const page = renderOnPage(() => {
      const { reader } = useReader();
      return { toggle: useToggleFollow(), follows: useUserTopics(reader !== null).data };
    });
    await waitFor(() => expect(page.result.current.follows).toHaveLength(follows?.length ?? 0));
    return page;
  }

  it('follows a topic that the reader does not follow', async () => {
    server.on('POST /api/topics/7/follow', { isFollowing: true, followerCount: 1 });
    const { result } = await opened([]);
    await act(() => result.current.toggle(7));
    expect(server.log).toContain('POST /api/topics/7/follow');
  });

  it('unfollows a topic in the list', async () => {
    server.on('DELETE /api/topics/7/follow', { isFollowing: false, followerCount: 0 });
    const { result } = await opened([buildUserTopic(7)]);
    await act(() => result.current.toggle(7));
    expect(server.log).toContain('DELETE /api/topics/7/follow');
  });

  it('requests the topic if the list is full and may omit it', async () => {
    server
      .on('GET /api/topics/7/is-following', { isFollowing: true })
      .on('DELETE /api/topics/7/follow', { isFollowing: false, followerCount: 0 });
    const { result } = await opened(FULL_LIST);
    await act(() => result.current.toggle(7));
    expect(server.log.filter((call) => call.includes('/topics/7/')).slice(0, 2)).toEqual([
      'GET /api/topics/7/is-following',
      'DELETE /api/topics/7/follow',
    ]);
  });
});
