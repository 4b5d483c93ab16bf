import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SEARCH_PAGE } from '#contract/site';
import { CACHE_RULES } from '../../../lib/cache';
import { NewsClockProvider } from '../../../lib/news-clock';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage } from '../../../testing/page';
import { SearchResults } from './search-results';

const PAGE = 200;
const CALL = `GET /api/news/search?q=weir&count=quick&offset=${(PAGE - 1) * SEARCH_PAGE}&limit=${SEARCH_PAGE}`;

describe('a page of results past those that were found', () => {
  let server: LocalServer;
  let asked: number[];

  beforeEach(() => {
    // Without it, the device's clock counts.
    server = new LocalServer().on('GET /api/meta', () => failure(500, 'internal', 'Broken.'));
    asked = [];
  });
  afterEach(() => closePage(server));

  function open(totalCount: number, totalIsLowerBound: boolean): void {
    server.on(CALL, { articles: [], totalCount, totalIsLowerBound });
    render(
      <SWRConfig value={{ ...CACHE_RULES, dedupingInterval: 0 }}>
        <NewsClockProvider>
          <MemoryRouter>
            <SearchResults
              search={{ q: 'weir', page: PAGE }}
              onSearch={() => {}}
              onPage={(page) => asked.push(page)}
            />
          </MemoryRouter>
        </NewsClockProvider>
      </SWRConfig>,
    );
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('names the last page if all results were counted', async () => {
    open(904, false);
    await screen.findByText('Page 113 is the last page of results.');
    press('Go to the last page');
    expect(asked).toEqual([113]);
  });

  it.each([
    ['the time for counting was up', 904],
    ['more than can be counted match, but the page was not reached in time', 10_000],
  ])('names no last page if %s', async (_, counted) => {
    open(counted, true);
    await screen.findByText('Page 200 could not be reached.');
    expect(screen.queryByText(/last page/)).toBeNull();
    press('Go to the first page');
    expect(asked).toEqual([1]);
    press('Try Again');
    await waitFor(() => expect(server.log.filter((call) => call === CALL)).toHaveLength(2));
  });
});
