import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { useHistory } from './use-history';

describe('useHistory', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('records an article that a signed-in reader opens once', async () => {
    signIn(server);
    server.on('POST /api/history/7', () => new Response(null, { status: 204 }));
    const { rerender } = renderOnPage(() => useHistory(7));
    await waitFor(() => expect(server.log).toContain('POST /api/history/7'));
    rerender();
    expect(server.log.filter((call) => call === 'POST /api/history/7')).toHaveLength(1);
  });

  it('records nothing for a visitor', () => {
    renderOnPage(() => useHistory(7));
    expect(server.calls).toEqual([]);
  });
});
