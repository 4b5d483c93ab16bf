import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { AUTH_TOKEN_KEY } from '#contract/accounts';
import type { UserTopic } from '#contract/reading';
import { ToastProvider } from '../components/feedback/toast';
import { rereadHint } from '../features/account/api/signed-in-hint';
import { CACHE_RULES } from '../lib/cache';
import type { LocalServer } from './local-server';
import { buildUser } from './samples';
import './patience';

/** Two mounts of one hook in different tests never share a request. */
const RULES = { ...CACHE_RULES, dedupingInterval: 0 };

/** Runs a hook as a page does: with the cache's rules, toasts and an address. */
export function renderOnPage<T>(hook: () => T, address = '/') {
  const place = { now: address };
  function Place() {
    const { pathname, search, hash } = useLocation();
    place.now = pathname + search + hash;
    return null;
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={RULES}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <Place />
          {children}
        </MemoryRouter>
      </ToastProvider>
    </SWRConfig>
  );
  return { ...renderHook(hook, { wrapper }), location: () => place.now };
}

/** Unmounts everything and forgets every answer, what the device stored and who reads. */
export async function closePage(server?: LocalServer): Promise<void> {
  cleanup();
  await mutate(() => true, undefined);
  // `mutate` leaves out lists of pages.
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) if (key.startsWith('$inf$')) cache.delete(key);
  localStorage.clear();
  sessionStorage.clear();
  rereadHint();
  server?.close();
}

/** From now on a reader with an account uses the page, who follows `follows`. */
export function signIn(server: LocalServer, follows: readonly UserTopic[] = []): void {
  localStorage.setItem(AUTH_TOKEN_KEY, 'secret');
  rereadHint();
  server.on('GET /api/auth/user', buildUser()).on('GET /api/user/topics', follows);
}
