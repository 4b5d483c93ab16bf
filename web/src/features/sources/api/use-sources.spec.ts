import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { SOURCES_PAGE } from '#contract/site';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { useSources } from './use-sources';

const sources = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `Source ${from + index}`,
    slug: `source-${from + index}`,
    credibilityScore: null,
    trustRange: null,
    url: 'https://herald.example/',
    category: 'finance',
    country: null,
    description: '',
    bias: null,
    owner: null,
    trustCoverage: 0,
    followerCount: 0,
  }));
const page = (offset: number) =>
  `GET /api/sources?category=finance&sort=read&limit=${SOURCES_PAGE}&offset=${offset}`;

describe('useSources', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('loads a category page by page, and keeps loaded pages if one fails', async () => {
    server
      .on(page(0), sources(SOURCES_PAGE))
      .on(page(SOURCES_PAGE), () => failure(500, 'internal', 'Broken.'));
    const { result } = renderOnPage(() => useSources('finance'));
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.sources).toHaveLength(SOURCES_PAGE);

    server.on(page(SOURCES_PAGE), sources(2, 100));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.sources).toHaveLength(SOURCES_PAGE + 2));
    expect(result.current).toMatchObject({ hasMore: false, failed: false });
  });
});
