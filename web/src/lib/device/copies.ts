/** What the service worker keeps for reading without a connection. */
export const COPIES_CACHE = 'copies';

/** When a copy was stored. Only responses out of the copies have it. */
export const SAVED_AT_HEADER = 'X-Saved-At';

/** Not a call: among the copies while a change makes other copies worth keeping. */
export const COPIES_STALE = '/copies/stale';

/** When a page last had the copies renewed (ms), and for which reader. */
export const COPIES_RENEWED = 'copies_renewed';

/** Calls whose responses are to be kept, for a reader. */
export interface KeepOrder {
  /** The reader's id. */
  owner: number;
  /** A copy of the same version is not loaded again; '' always is. */
  entries: readonly { url: string; version: string }[];
}

export type WorkerOrder =
  | ({ kind: 'keep' } & KeepOrder)
  /** This reader is signed in: copies of another one are dropped at once. */
  | { kind: 'own'; owner: number }
  | { kind: 'forget' };

/** What the service worker tells pages: a call that changes something is being made, so other copies may be wanted. */
export const COPIES_CHANGED = 'copies-changed';
