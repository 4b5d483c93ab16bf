import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Targets } from '#contract/notifications';
import { CACHE_RULES } from '../../../lib/cache';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage } from '../../../testing/page';
import { StoryTargets } from './story-targets';

const GET = 'GET /api/targets';
const NONE: Targets = { targets: [], canMail: false };

describe('StoryTargets', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('says that the targets could not be loaded, and loads them on request', async () => {
    server.on(GET, () => failure(503, 'unavailable', 'Busy.'));
    render(
      <SWRConfig value={{ ...CACHE_RULES, dedupingInterval: 0 }}>
        <MemoryRouter>
          <StoryTargets saved={[]} save={() => Promise.resolve()} />
        </MemoryRouter>
      </SWRConfig>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Your targets could not be loaded.');
    server.on(GET, NONE);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'add a target' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
