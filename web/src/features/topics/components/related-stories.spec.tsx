import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { RelatedTopic } from '#contract/stories';
import { CACHE_RULES } from '../../../lib/cache';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage } from '../../../testing/page';
import { RelatedStories } from './related-stories';

const GET = 'GET /api/topics/7/related';
const STORIES: RelatedTopic[] = [
  {
    ...{ id: 1, slug: 'karsk-mine', name: 'Karsk mine', status: 'developing', kind: 'part_of' },
    language: 'en',
    why: 'Both mention Karsk, miners and pit.',
  },
  {
    id: 2,
    slug: 'karsk-inquiry',
    name: 'Karsk inquiry',
    language: 'en',
    status: 'resolved',
    kind: 'has_part',
    why: 'Because.',
  },
  {
    ...{ id: 3, slug: 'mijnstaking', name: 'Mijnstaking', status: 'ongoing', kind: 'related' },
    ...{ language: 'nl', why: 'So.' },
  },
];

describe('RelatedStories', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  const show = () =>
    render(
      <SWRConfig value={{ ...CACHE_RULES, dedupingInterval: 0 }}>
        <MemoryRouter>
          <RelatedStories topicId={7} />
        </MemoryRouter>
      </SWRConfig>,
    );

  it('lists each story with its relation, status, link and reason', async () => {
    server.on(GET, STORIES);
    show();
    const section = await screen.findByRole('region', { name: 'Related stories' });
    const items = within(section).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'This story is part ofActive & DevelopingKarsk mineBoth mention Karsk, miners and pit.',
      'Part of this storyResolvedKarsk inquiryBecause.',
      'RelatedOngoingMijnstakingSo.',
    ]);
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/topics/karsk-mine',
      '/topics/karsk-inquiry',
      '/topics/mijnstaking',
    ]);
    expect(links.map((link) => link.lang)).toEqual(['en', 'en', 'nl']);
  });

  it.each([
    ['there are none', () => Response.json([])],
    ['they could not be loaded', () => failure(400, 'invalid', 'Broken.')],
  ])('shows nothing if %s', async (_, reply) => {
    server.on(GET, reply);
    const { container } = show();
    await waitFor(() => expect(server.log).toEqual([GET]));
    await new Promise((done) => setTimeout(done, 0));
    expect(container.textContent).toBe('');
  });
});
