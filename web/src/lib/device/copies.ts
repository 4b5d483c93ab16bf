import type { Messages } from '@lingui/core';

/** What the service worker keeps for reading without a connection. */
export const COPIES_CACHE = 'copies';

/** When a copy was stored. Only responses out of the copies have it. */
export const SAVED_AT_HEADER = 'X-Saved-At';

/** Not a call: among the copies while a change makes other copies worth keeping. */
export const COPIES_STALE = '/copies/stale';

/** When a page last had the copies renewed (ms), and for whom: a reader, or the lists of a visitor. */
export const COPIES_RENEWED = 'copies_renewed';

/** Owns the copies of what a visitor bookmarked and tracks. No reader has this id. */
export const VISITOR = 0;

/** Calls whose responses are to be kept. */
export interface KeepOrder {
  /** The reader's id, or `VISITOR`. */
  owner: number;
  /** A copy of the same version is not loaded again; '' always is. */
  entries: readonly { url: string; version: string }[];
  /** Nothing is loaded. All other copies are dropped. */
  isSaving?: boolean;
}

/** The language that pages are in. */
export interface Speech {
  /** ISO 639-1 */
  language: string;
  /** Its catalogue, for what the worker itself says. Null if it says nothing, because the device is not told of notifications. */
  messages: Messages | null;
}

export type WorkerOrder =
  | ({ kind: 'keep' } & KeepOrder)
  | ({ kind: 'speak' } & Speech)
  /** The page is this reader's, or a visitor's: copies of others are dropped at once. */
  | { kind: 'own'; owner: number }
  /** The session is about to end: no more copies are loaded. Those that exist stay. */
  | { kind: 'stop' }
  | { kind: 'forget' };

/** What the service worker tells pages: a call that changes something is being made, so other copies may be wanted. */
export const COPIES_CHANGED = 'copies-changed';
