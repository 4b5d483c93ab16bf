import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { SearchAnswer } from '#contract/search';
import { SEARCH_PAGE, SEARCH_RANKED } from '#contract/site';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { buildArticle } from '../../../testing/samples';
import { useNewsSearch } from './use-news-search';

const COUNT = 'GET /api/news/search?q=weir&sort=newest&count=exact&offset=0&limit=1';
const page = (number: number) =>
  `GET /api/news/search?q=weir&count=quick&offset=${(number - 1) * SEARCH_PAGE}&limit=${SEARCH_PAGE}`;

function answer(totalCount: number, totalIsLowerBound: boolean, ids: readonly number[]): SearchAnswer {
  const articles = ids.map((id) => ({
    ...buildArticle(id),
    marks: { title: [], excerpt: [] },
    passage: null,
  }));
  return { articles, totalCount, totalIsLowerBound };
}

const QUICK = answer(SEARCH_RANKED, true, [1, 2]);

describe('useNewsSearch', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer().on(page(1), QUICK).on(page(2), answer(SEARCH_RANKED, true, [3, 4]));
  });
  afterEach(() => closePage(server));

  /** The hook on a page that can be turned, with every total that it showed. */
  function open() {
    const totals: (number | undefined)[] = [];
    const hook = renderOnPage(() => {
      const [number, turnTo] = useState(1);
      const answered = useNewsSearch({ q: 'weir', page: number });
      totals.push(answered.data?.totalCount);
      return { ...answered, turnTo };
    });
    return { ...hook, totals };
  }
  /** Long enough for an answer to arrive and for a further call to begin. */
  const rest = () => act(() => new Promise<void>((done) => setTimeout(done, 20)));

  it('keeps the articles of the quick answer and takes the exact total', async () => {
    server.on(COUNT, answer(4_500, false, [9]));
    const { result, totals } = open();
    await waitFor(() => expect(result.current.data).toEqual(answer(4_500, false, [1, 2])));
    expect(new Set(totals)).toEqual(new Set([undefined, SEARCH_RANKED, 4_500]));
  });

  it('takes a larger lower bound', async () => {
    server.on(COUNT, answer(3_200, true, []));
    const { result } = open();
    await waitFor(() => expect(result.current.data).toEqual(answer(3_200, true, [1, 2])));
  });

  it.each([
    ['was cut short below it', () => Response.json(answer(640, true, []))],
    ['failed', () => failure(503, 'too_slow', 'The search took too long.')],
  ])('keeps the quick answer if the exact count %s', async (_, reply) => {
    server.on(COUNT, reply);
    const { result } = open();
    await waitFor(() => expect(server.log).toEqual([page(1), COUNT]));
    await rest();
    expect(result.current.data).toEqual(QUICK);
    expect(result.current.error).toBeUndefined();
  });

  it('counts once for all pages, and shows the total at once on each', async () => {
    server.on(COUNT, answer(4_500, false, [9]));
    const { result, totals } = open();
    await waitFor(() => expect(result.current.data?.totalCount).toBe(4_500));
    totals.length = 0;
    act(() => result.current.turnTo(2));
    await waitFor(() => expect(result.current.data).toEqual(answer(4_500, false, [3, 4])));
    await rest();
    expect(new Set(totals)).toEqual(new Set([4_500, undefined]));
    expect(server.log).toEqual([page(1), COUNT, page(2)]);
  });

  it('counts again on the next page if counting failed', async () => {
    server.on(COUNT, () => failure(503, 'too_slow', 'The search took too long.'));
    const { result } = open();
    await waitFor(() => expect(server.log).toEqual([page(1), COUNT]));
    await rest();
    server.on(COUNT, answer(4_500, false, [9]));
    act(() => result.current.turnTo(2));
    await waitFor(() => expect(result.current.data).toEqual(answer(4_500, false, [3, 4])));
  });

  it('asks for one total for both orders', async () => {
    server.on(COUNT, answer(4_500, false, [9]));
    const byDate = 'GET /api/news/search?q=weir&sort=newest&count=quick&offset=0&limit=8';
    server.on(byDate, QUICK);
    const { result } = renderOnPage(() => {
      const [isByDate, order] = useState(false);
      return {
        ...useNewsSearch({ q: 'weir', page: 1, ...(isByDate && { sort: 'newest' as const }) }),
        order,
      };
    });
    await waitFor(() => expect(result.current.data?.totalCount).toBe(4_500));
    act(() => result.current.order(true));
    await waitFor(() => expect(server.log).toEqual([page(1), COUNT, byDate]));
    await waitFor(() => expect(result.current.data?.totalCount).toBe(4_500));
    expect(server.log).toHaveLength(3);
  });

  it.each([
    ['an exact total', answer(640, false, [1, 2])],
    ['a lower bound below a thousand', answer(640, true, [1, 2])],
    ['a lower bound of a search for stop words', answer(3_400, true, [1, 2])],
    ['as many as are ever counted', answer(10_000, true, [1, 2])],
  ])('does not count again after %s', async (_, quick) => {
    server.on(page(1), quick);
    const { result } = open();
    await waitFor(() => expect(result.current.data).toEqual(quick));
    await rest();
    expect(server.log).toEqual([page(1)]);
  });

  it('fetches nothing for an empty query', () => {
    renderOnPage(() => useNewsSearch({ q: '', page: 1 }));
    expect(server.log).toEqual([]);
  });
});
