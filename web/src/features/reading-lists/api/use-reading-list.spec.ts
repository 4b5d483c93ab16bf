import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { READING_LIST_PAGE } from '#contract/reading';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { buildArticle } from '../../../testing/samples';
import { type ListKind, useReadingList } from './use-reading-list';

const AT = '2031-03-04T09:00:00.000Z';
const address = (kind: ListKind, offset = 0) => `GET /api/${kind}?offset=${offset}`;

const page = (ids: readonly number[], offset: number, total: number) => ({
  entries: ids.map((id) => ({ article: buildArticle(id), at: AT })),
  pagination: { total, limit: READING_LIST_PAGE, offset },
});
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('useReadingList', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  async function opened(kind: ListKind, total: number) {
    server.on(address(kind), page(numbers(1, Math.min(total, READING_LIST_PAGE)), 0, total));
    const rendered = renderOnPage(() => useReadingList(kind));
    await waitFor(() => expect(rendered.result.current.entries).toBeDefined());
    const ids = () => rendered.result.current.entries?.map(({ article }) => article.id);
    return { ...rendered, ids };
  }

  it('shows an entry once, even if it moved to the next page', async () => {
    const { result, ids } = await opened('saved', READING_LIST_PAGE + 1);
    server.on(
      address('saved', READING_LIST_PAGE),
      page([READING_LIST_PAGE, READING_LIST_PAGE + 1], READING_LIST_PAGE, READING_LIST_PAGE + 1),
    );
    expect(result.current.hasMore).toBe(true);
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual(numbers(1, READING_LIST_PAGE + 1)));
    expect(result.current.hasMore).toBe(false);
  });

  it('offers the next page again if it could not be loaded', async () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    const { result, ids } = await opened('saved', READING_LIST_PAGE + 1);
    server.on(address('saved', READING_LIST_PAGE), () => failure(503, 'unavailable', 'Busy.'));
    act(() => result.current.loadMore());
    await waitFor(() => expect(reported).toHaveBeenCalled());
    expect(result.current.hasMore).toBe(true);
    server.on(
      address('saved', READING_LIST_PAGE),
      page([READING_LIST_PAGE + 1], READING_LIST_PAGE, READING_LIST_PAGE + 1),
    );
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual(numbers(1, READING_LIST_PAGE + 1)));
    expect(server.log.filter((call) => call.includes(`offset=${2 * READING_LIST_PAGE}`))).toEqual([]);
  });

  it('shows the current list after an entry is removed', async () => {
    server.on('DELETE /api/history/2', () => new Response(null, { status: 204 }));
    const { result, ids } = await opened('history', 3);
    server.on(address('history'), page([1, 3], 0, 2));
    await act(() => result.current.remove(2));
    await waitFor(() => expect(ids()).toEqual([1, 3]));
    expect(result.current.total).toBe(2);
  });
});
