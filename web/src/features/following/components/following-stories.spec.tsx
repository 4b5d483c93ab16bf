import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { FOLLOWING_PAGE, type FollowingStatus } from '#contract/reading';
import { ToastProvider } from '../../../components/feedback/toast';
import { CACHE_RULES } from '../../../lib/cache';
import { NewsClockProvider } from '../../../lib/news-clock';
import { calls } from '../../../lib/urls';
import { LocalServer } from '../../../testing/local-server';
import { closePage, signIn } from '../../../testing/page';
import { buildMeta, buildUserTopic } from '../../../testing/samples';
import { FollowingStories } from './following-stories';

const META = buildMeta('2031-03-15T01:25:50.000Z');
const RESOLVED = FOLLOWING_PAGE + 1;

describe('FollowingStories', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer().on('GET /api/meta', META);
    signIn(server);
  });
  afterEach(() => closePage(server));

  /** Answers a page of the followed stories with one story. */
  function answer(
    query: { q?: string; status: FollowingStatus; offset?: number },
    id: number,
    total: number,
  ) {
    const { q, status, offset = 0 } = query;
    const call = calls.following({
      ...(q && { q }),
      ...{ status, sort: 'newest', limit: FOLLOWING_PAGE, offset },
    });
    server.on(`GET ${call}`, {
      follows: [buildUserTopic(id)],
      pagination: { total, limit: FOLLOWING_PAGE, offset },
      ...{ counts: { open: 1, resolved: RESOLVED }, openQuestions: 0 },
    });
  }

  async function opened(address: string, first: number) {
    render(
      <SWRConfig value={{ ...CACHE_RULES, dedupingInterval: 0 }}>
        <ToastProvider>
          <MemoryRouter initialEntries={[address]}>
            <NewsClockProvider>
              <Link to="/following">All of them</Link>
              <FollowingStories />
            </NewsClockProvider>
          </MemoryRouter>
        </ToastProvider>
      </SWRConfig>,
    );
    await shows(first);
  }
  const shows = (id: number) => waitFor(() => screen.getByRole('heading', { name: `Topic ${id}` }));
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');

  it('empties the search box if a link leads to the whole list', async () => {
    answer({ q: 'dam', status: 'open' }, 1, 1);
    answer({ status: 'open' }, 2, 1);
    await opened('/following?q=dam', 1);
    expect(box().value).toBe('dam');
    fireEvent.click(screen.getByRole('link', { name: 'All of them' }));
    await shows(2);
    expect(box().value).toBe('');
  });

  it('starts at the first page of the resolved stories that another search finds', async () => {
    answer({ status: 'open' }, 1, 1);
    answer({ status: 'resolved' }, 2, RESOLVED);
    answer({ status: 'resolved', offset: FOLLOWING_PAGE }, 3, RESOLVED);
    answer({ q: 'dam', status: 'open' }, 4, 1);
    answer({ q: 'dam', status: 'resolved' }, 5, RESOLVED);
    await opened('/following', 1);
    fireEvent.click(screen.getByRole('button', { name: `${RESOLVED} resolved stories` }));
    await shows(2);
    fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await shows(3);
    fireEvent.change(box(), { target: { value: 'dam' } });
    await shows(5);
  });
});
