import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { useLiveCount } from './use-live-count';

const COUNT = 'GET /api/notifications/count';

describe('useLiveCount', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('fetches the count once if the browser has no stream', async () => {
    signIn(server);
    server.on(COUNT, { count: 12 });
    const { result } = renderOnPage(useLiveCount);
    expect(result.current).toBe(0);
    await waitFor(() => expect(result.current).toBe(12));
    expect(server.log).toEqual([COUNT]);
  });
});
