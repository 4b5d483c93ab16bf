import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { HEADLINES_PAGE } from '#contract/site';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { useHeadlines } from './use-headlines';

const milestones = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    title: `Development ${from + index}`,
    date: '2031-03-04T09:00:00.000Z',
    retracted: false,
    outletCount: 2,
    headlines: [],
  }));

describe('useHeadlines', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('loads more while each page is full', async () => {
    server
      .on('GET /api/topics/7/headlines', milestones(HEADLINES_PAGE))
      .on(`GET /api/topics/7/headlines?offset=${HEADLINES_PAGE}`, milestones(1, 100));
    const { result } = renderOnPage(() => useHeadlines(7, undefined));
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.readMore());
    await waitFor(() => expect(result.current.milestones).toHaveLength(HEADLINES_PAGE + 1));
    expect(result.current.hasMore).toBe(false);
    expect(server.calls).toHaveLength(2);
  });

  it('shows a single development without a next page', async () => {
    server.on('GET /api/topics/7/headlines?milestone=3', milestones(HEADLINES_PAGE));
    const { result } = renderOnPage(() => useHeadlines(7, 3));
    await waitFor(() => expect(result.current.milestones).toBeDefined());
    expect(result.current.hasMore).toBe(false);
  });
});
