import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { buildArticle } from '../../../testing/samples';
import { useNewsFeed } from './use-news-feed';

const FIRST = 'GET /api/articles?limit=300&offset=0';
const more = (offset: number) => `GET /api/articles?limit=12&offset=${offset}`;

const page = (ids: readonly number[], limit: number, offset: number, total = 320) => ({
  articles: ids.map((id) => buildArticle(id)),
  pagination: { total, limit, offset },
});

describe('useNewsFeed', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  async function loaded() {
    const rendered = renderOnPage(() => useNewsFeed(false));
    await waitFor(() => expect(rendered.result.current.isLoaded).toBe(true));
    const ids = () => rendered.result.current.articles?.map(({ id }) => id);
    return { ...rendered, ids };
  }

  it('shows each article once, at its first position', async () => {
    server.on(FIRST, page([1, 2, 3], 300, 0)).on(more(300), page([3, 1, 4], 12, 300));
    const { result, ids } = await loaded();
    expect(result.current.hasMore).toBe(true);
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4]));
  });

  it('requests one more page if a page contains nothing new', async () => {
    server
      .on(FIRST, page([1, 2], 300, 0, 330))
      .on(more(300), page([2, 1], 12, 300, 330))
      .on(more(312), page([5], 12, 312, 330));
    const { result, ids } = await loaded();
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual([1, 2, 5]));
    expect(server.log).toEqual([FIRST, more(300), more(312)]);
  });

  it('has no more pages at the end of the list', async () => {
    server.on(FIRST, page([1, 2], 300, 0, 2));
    const { result } = await loaded();
    expect(result.current.hasMore).toBe(false);
  });

  it('keeps the list and its button if the next page fails', async () => {
    const reported: unknown[] = [];
    const onError = ({ error }: ErrorEvent) => void reported.push(error);
    window.addEventListener('error', onError);
    server.on(FIRST, page([1, 2], 300, 0)).on(more(300), () => failure(503, 'unavailable', 'Busy.'));
    const { result, ids } = await loaded();
    act(() => result.current.loadMore());
    await waitFor(() => expect(reported).toHaveLength(1));
    await waitFor(() => expect(result.current.loadingMore).toBe(false));
    expect(ids()).toEqual([1, 2]);
    expect(result.current).toMatchObject({ hasMore: true, failed: false });
    window.removeEventListener('error', onError);
  });

  it('loads from the top when it is renewed', async () => {
    server.on(FIRST, page([1, 2], 300, 0));
    const { result, ids } = await loaded();
    server.on(FIRST, page([9, 1], 300, 0));
    await act(() => result.current.renew());
    expect(ids()).toEqual([9, 1]);
  });

  it('reports that the first load failed, and retries on request', async () => {
    server.on(FIRST, () => failure(500, 'internal', 'Broken.'));
    const { result } = renderOnPage(() => useNewsFeed(false));
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.articles).toBeUndefined();
    server.on(FIRST, page([1], 300, 0));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ failed: false, isLoaded: true }));
  });
});
