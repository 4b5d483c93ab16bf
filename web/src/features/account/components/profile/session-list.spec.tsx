import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ToastProvider } from '../../../../components/feedback/toast';
import { CACHE_RULES } from '../../../../lib/cache';
import { LocalServer } from '../../../../testing/local-server';
import { closePage } from '../../../../testing/page';
import { SessionList } from './session-list';

const session = (id: number, isCurrent = false) => ({
  id,
  kind: 'session',
  device: `Browser ${id}`,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastSeenAt: '2026-11-02T09:00:00.000Z',
  expiresAt: '2026-12-02T09:00:00.000Z',
  isCurrent,
});

let server: LocalServer;
beforeEach(() => {
  server = new LocalServer();
});
afterEach(() => closePage(server));

it('leads the keyboard from a session that was ended to the next one, and at last to the list', async () => {
  let sessions = [session(1, true), session(2), session(3)];
  server.on('GET /api/auth/sessions', () => Response.json(sessions));
  for (const ended of [2, 3])
    server.on(`DELETE /api/auth/sessions/${ended}`, () => {
      sessions = sessions.filter(({ id }) => id !== ended);
      return new Response(null, { status: 204 });
    });
  render(
    <SWRConfig value={{ ...CACHE_RULES, dedupingInterval: 0 }}>
      <ToastProvider>
        <SessionList />
      </ToastProvider>
    </SWRConfig>,
  );
  const end = (id: number) => screen.getByRole('button', { name: new RegExp(`^Sign out Browser ${id}`) });
  const press = (button: HTMLElement) => {
    button.focus();
    fireEvent.click(button);
  };
  press(await screen.findByRole('button', { name: /^Sign out Browser 2/ }));
  await waitFor(() => expect(document.activeElement).toBe(end(3)));
  press(end(3));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
});
