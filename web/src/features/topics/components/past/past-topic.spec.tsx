import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { CACHE_RULES } from '../../../../lib/cache';
import { NewsClockProvider } from '../../../../lib/news-clock';
import { storyDeskCalls } from '../../../../lib/story-desk-calls';
import { failure, LocalServer } from '../../../../testing/local-server';
import { closePage } from '../../../../testing/page';
import { buildArticle, buildMeta, buildTopicPage } from '../../../../testing/samples';
import { PastTopic } from './past-topic';

const AT = '2031-03-01T12:00:00.000Z';
const LIMITED = 'The rate limit is reached. Please try again in 5 minutes.';

let server: LocalServer;
beforeEach(() => {
  server = new LocalServer();
});
afterEach(() => closePage(server));

it('says that a part could not be loaded, instead of showing it empty, and loads it again', async () => {
  server
    .on('GET /api/meta', buildMeta('2031-03-02T12:00:00.000Z'))
    .on(`GET ${storyDeskCalls.topicThen('dam', AT)}`, buildTopicPage(7, { name: 'The dam leaks' }))
    .on(`GET ${storyDeskCalls.milestonesThen(7, AT)}`, [])
    .on(`GET ${storyDeskCalls.articlesThen(7, AT)}`, () => failure(429, 'rate_limited', LIMITED));
  render(
    <SWRConfig value={{ ...CACHE_RULES, provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter>
        <NewsClockProvider>
          <PastTopic slug="dam" at={AT} />
        </NewsClockProvider>
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.findByRole('heading', { name: 'The dam leaks' });
  expect((await screen.findByRole('alert')).textContent).toContain(LIMITED);
  server.on(`GET ${storyDeskCalls.articlesThen(7, AT)}`, [buildArticle(3, { title: 'Engineers at work' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('link', { name: 'Engineers at work' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
