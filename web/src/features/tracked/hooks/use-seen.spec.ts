import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { buildUserTopic } from '../../../testing/samples';
import { useUserTopic } from '../../follow/api/use-user-topic';
import { useSeen } from './use-seen';

const SEEN_AT = '2031-03-01T08:00:00.000Z';
const SEEN = 'POST /api/topics/7/seen';

describe('useSeen', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('records the visit once, and keeps showing what was new when it started', async () => {
    signIn(server, [buildUserTopic(7, { newMilestones: 3, seenAt: SEEN_AT })]);
    server.on(SEEN, () => new Response(null, { status: 204 }));
    const { result, rerender } = renderOnPage(() => ({
      visit: useSeen(7, true),
      follow: useUserTopic(7, true),
    }));
    await waitFor(() => expect(result.current.follow?.newMilestones).toBe(0));
    rerender();
    expect(result.current.visit).toEqual({ fresh: 3, seenAt: SEEN_AT });
    expect(server.log.filter((call) => call === SEEN)).toHaveLength(1);
  });

  it('reports no call that ends because the page is left', async () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    signIn(server, [buildUserTopic(7)]);
    const { promise, reject } = Promise.withResolvers<Response>();
    server.on(SEEN, () => promise);
    renderOnPage(() => useSeen(7, true));
    await waitFor(() => expect(server.log).toContain(SEEN));
    window.dispatchEvent(new Event('pagehide'));
    reject(new TypeError('Failed to fetch'));
    await expect(promise).rejects.toThrow();
    await act(async () => undefined);
    window.dispatchEvent(new Event('pageshow'));
    expect(reported).not.toHaveBeenCalled();
  });

  it('has no visit if the reader does not follow', () => {
    const { result } = renderOnPage(() => useSeen(7, false));
    expect(result.current).toEqual({ fresh: 0, seenAt: null });
    expect(server.calls).toEqual([]);
  });
});
