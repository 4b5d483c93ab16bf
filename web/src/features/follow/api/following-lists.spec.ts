import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FOLLOWING_AT_ONCE } from '#contract/reading';
import { LocalServer } from '../../../testing/local-server';
import { changeFollowing, unfollowTopics } from './following-lists';

const IDS = Array.from({ length: FOLLOWING_AT_ONCE + 1 }, (_, n) => n + 1);

describe('changes of many follows', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => server.close());

  const sent = () => server.calls.map(({ body }) => (body as { topicIds?: number[] }).topicIds?.length);

  it('are sent in parts that the server takes', async () => {
    server
      .on('PATCH /api/user/following', { changed: 2 })
      .on('DELETE /api/user/following', () => Response.json({ removed: [] }));
    expect(await changeFollowing({ topicIds: IDS, priority: 'low' })).toBe(4);
    expect(await unfollowTopics(IDS)).toEqual([]);
    expect(sent()).toEqual([FOLLOWING_AT_ONCE, 1, FOLLOWING_AT_ONCE, 1]);
  });

  it('are one call for all', async () => {
    server.on('PATCH /api/user/following', { changed: 9 });
    expect(await changeFollowing({ all: true, priority: 'low' })).toBe(9);
    expect(server.calls.map(({ body }) => body)).toEqual([{ all: true, priority: 'low' }]);
  });
});
