import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { z } from 'zod';
import { CACHE_RULES } from '../../lib/cache';
import { getJson } from '../../lib/http';
import { failure, LocalServer } from '../../testing/local-server';
import { closePage } from '../../testing/page';
import { LoadFailed } from './load-failed';

const GET = 'GET /api/weirs';

function Weirs() {
  const { data, error, mutate } = useSWR('/api/weirs', (url: string) => getJson(url, z.array(z.string())));
  if (error !== undefined) return <LoadFailed title="The weirs could not be loaded." onRetry={mutate} />;
  return <p>{data?.join()}</p>;
}

describe('LoadFailed', () => {
  let server: LocalServer;
  let button: HTMLButtonElement;

  beforeEach(async () => {
    server = new LocalServer().on(GET, () => failure(503, 'unavailable', 'Busy.'));
    render(
      <SWRConfig value={{ ...CACHE_RULES, dedupingInterval: 0 }}>
        <Weirs />
      </SWRConfig>,
    );
    button = await screen.findByRole('button', { name: 'Try Again' });
    button.focus();
  });
  afterEach(() => closePage(server));

  /** The next attempt lasts until the returned function is called. */
  function holdAttempt(): (reply: Response) => void {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.on(GET, () => promise);
    return resolve;
  }
  const status = () => screen.getByRole('status').textContent;

  it('announces the failure, and gives way to what a retry loads', async () => {
    expect(screen.getByRole('alert').textContent).toContain('The weirs could not be loaded.');
    expect(status()).toBe('');
    server.on(GET, ['Upper', 'Lower']);
    fireEvent.click(button);
    await screen.findByText('Upper,Lower');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('retries once at a time, with the button still there for the keyboard', async () => {
    holdAttempt();
    fireEvent.click(button);
    await screen.findByText('Loading…');
    fireEvent.click(button);
    expect(server.log).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('says that a retry failed, and allows another', async () => {
    const answer = holdAttempt();
    fireEvent.click(button);
    answer(failure(503, 'unavailable', 'Busy.'));
    await screen.findByText('It failed again.');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('false');
    holdAttempt();
    fireEvent.click(button);
    expect(status()).toBe('Loading…');
    expect(server.log).toHaveLength(3);
  });
});
