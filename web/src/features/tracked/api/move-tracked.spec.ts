import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTracked, trackedIds } from '../../../lib/device/tracked-stories';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage } from '../../../testing/page';
import { moveTracked } from './move-tracked';

const FOLLOWED = { isFollowing: true, followerCount: 1 };

describe('moveTracked', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
    for (const id of [1, 2, 3]) setTracked(id, true);
  });
  afterEach(() => closePage(server));

  it('follows each topic and removes it from the device, even if it is gone', async () => {
    server
      .on('POST /api/topics/1/follow', FOLLOWED)
      .on('POST /api/topics/2/follow', () => failure(404, 'not_found', 'Gone.'))
      .on('POST /api/topics/3/follow', FOLLOWED);
    await moveTracked(trackedIds());
    expect(trackedIds()).toEqual([]);
  });

  it('keeps topics that could not be moved', async () => {
    server
      .on('POST /api/topics/1/follow', FOLLOWED)
      .on('POST /api/topics/2/follow', () => failure(503, 'unavailable', 'Busy.'));
    await expect(moveTracked(trackedIds())).rejects.toMatchObject({ status: 503 });
    expect(trackedIds()).toEqual([2, 3]);
  });
});
