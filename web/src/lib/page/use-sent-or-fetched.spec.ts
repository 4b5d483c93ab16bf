import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { LocalServer } from '../../testing/local-server';
import { closePage, renderOnPage } from '../../testing/page';
import { refetch } from '../refetch';
import { useSentOrFetched } from './use-sent-or-fetched';

const fetchText = async (url: string): Promise<unknown> => (await fetch(url)).json();

describe('useSentOrFetched', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('fetches only what was not sent with the page', async () => {
    server.on('GET /fetched', ['fetched']);
    const sent = renderOnPage(() => useSentOrFetched('/sent', fetchText, ['sent']));
    const fetched = renderOnPage(() => useSentOrFetched('/fetched', fetchText, undefined));
    expect(sent.result.current.data).toEqual(['sent']);
    await waitFor(() => expect(fetched.result.current.data).toEqual(['fetched']));
    expect(server.log).toEqual(['GET /fetched']);
  });

  it('shows what was sent again after something else was shown in its place', async () => {
    server.on('GET /oldest', ['oldest']);
    const shown = { key: '/newest' };
    const { result, rerender } = renderOnPage(() =>
      useSentOrFetched(shown.key, fetchText, shown.key === '/newest' ? ['newest'] : undefined, {
        keepPreviousData: true,
      }),
    );
    shown.key = '/oldest';
    rerender();
    expect(result.current.data).toEqual(['newest']);
    await waitFor(() => expect(result.current.data).toEqual(['oldest']));
    shown.key = '/newest';
    rerender();
    expect(result.current.data).toEqual(['newest']);
    expect(server.log).toEqual(['GET /oldest']);
  });

  it('replaces what was sent by a refetch, also if it was not shown at the time', async () => {
    server.on('GET /changed', ['changed']);
    const read = () => useSentOrFetched('/changed', fetchText, ['sent']);
    const { result, unmount } = renderOnPage(read);
    expect(result.current.data).toEqual(['sent']);
    unmount();
    act(() => refetch('/changed'));
    const again = renderOnPage(read);
    await waitFor(() => expect(again.result.current.data).toEqual(['changed']));
  });
});
