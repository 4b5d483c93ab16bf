import { useSyncExternalStore } from 'react';
import { SAVED_AT_HEADER } from '../device/copies';
import { calls } from '../urls';

/** Copies that stand in for responses, by call: when each was stored, and the page that showed it first. */
const shown = new Map<string, { at: Date; path: string }>();
/** What every page asks for. Copies of it say nothing about what a page shows. */
const OF_EVERY_PAGE = new Set<string>([calls.meta, calls.categories, calls.user]);

const listeners = new Set<() => void>();
const answerListeners = new Set<() => void>();

/** Remembers whether a response is a copy. */
export function noteCopy(url: string, response: Response): void {
  const at = response.headers.get(SAVED_AT_HEADER);
  if (at === null) noteAnswer();
  if (at === null && !shown.has(url)) return;
  if (at === null) shown.delete(url);
  else shown.set(url, { at: new Date(at), path: location.pathname });
  for (const listener of listeners) listener();
}

/** The server has answered, so it can answer again what copies answered. */
export function noteAnswer(): void {
  if (shown.size > 0) for (const listener of answerListeners) listener();
}

/** Calls `listener` whenever the server answers while copies are shown. Returns how to stop. */
export function onAnswer(listener: () => void): () => void {
  answerListeners.add(listener);
  return () => void answerListeners.delete(listener);
}

/** When a call's copy was stored. Null if its response came from the server. */
export function savedCopyAt(url: string): Date | null {
  return shown.get(url)?.at ?? null;
}

/** The calls that were answered by copies. */
export const copiedCalls = (): string[] => [...shown.keys()];

/** When the oldest copy on a page was stored (ms). Null if it shows none. */
export function useOldestCopy(path: string): number | null {
  return useSyncExternalStore(
    listen,
    () => oldest(path),
    () => null,
  );
}

function oldest(path: string): number | null {
  const times = [...shown]
    .filter(([url, copy]) => copy.path === path && !OF_EVERY_PAGE.has(url))
    .map(([, { at }]) => at.getTime());
  return times.length === 0 ? null : Math.min(...times);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
