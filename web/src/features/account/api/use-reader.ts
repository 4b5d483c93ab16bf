import { useCallback } from 'react';
import useSWR, { preload, type SWRConfiguration, useSWRConfig } from 'swr';
import { READER_FRESH_MS, READER_KEPT_MS, User } from '#contract/accounts';
import { getOwnJson, HttpError } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { dropHint, lookAgain, maybeSignedIn, useMaybeSignedIn } from './signed-in-hint';

/** Asked again by what opens or comes back into view when older than 5 minutes, by itself after 10, never in a row. */
const RULES: SWRConfiguration = {
  dedupingInterval: READER_FRESH_MS,
  focusThrottleInterval: READER_FRESH_MS,
  revalidateOnFocus: true,
  revalidateIfStale: true,
  refreshInterval: READER_KEPT_MS,
  shouldRetryOnError: false,
};

async function fetchReader(url: string): Promise<User | null> {
  try {
    const user = await getOwnJson(url, User);
    if (user === null) dropHint();
    return user;
  } catch (error) {
    throw error instanceof HttpError ? new Error(`Error fetching user: ${error.statusText}`) : error;
  }
}

/** Asks who reads while the page's code is still on the way. */
export function preloadReader(): void {
  if (maybeSignedIn()) preload(calls.user, fetchReader).catch(() => 'settled by useReader');
}

export interface CurrentReader {
  /** Null when signed out, and when the server could not say. */
  reader: User | null;
  /** True while it is not known yet. */
  isResolving: boolean;
  error: Error | undefined;
  /** Asks the server now, whatever is known already; rejects where it could not be asked. */
  refresh: () => Promise<User | null>;
  /** Takes over what a call answered about the reader. */
  keep: (user: User | null) => Promise<void>;
}

/** Who reads. */
export function useReader(): CurrentReader {
  const maybe = useMaybeSignedIn();
  const { mutate } = useSWRConfig();
  const { data, error, isLoading } = useSWR<User | null, Error>(
    maybe ? calls.user : null,
    fetchReader,
    RULES,
  );
  const keep = useCallback(
    async (user: User | null) => {
      await mutate(calls.user, user, { revalidate: false });
      lookAgain();
    },
    [mutate],
  );
  const refresh = useCallback(async () => {
    const user = await fetchReader(calls.user);
    await keep(user);
    return user;
  }, [keep]);
  return {
    reader: (maybe ? data : null) ?? null,
    isResolving: maybe && isLoading && data === undefined,
    error,
    refresh,
    keep,
  };
}
