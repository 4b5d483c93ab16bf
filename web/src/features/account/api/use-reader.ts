import { useCallback } from 'react';
import useSWR, { preload, type SWRConfiguration, useSWRConfig } from 'swr';
import { READER_FRESH_MS, READER_KEPT_MS, User } from '#contract/accounts';
import { getOwnJson, HttpError } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import {
  dropSignedInHint,
  maybeSignedIn,
  rememberSessionEnd,
  rereadHint,
  useMaybeSignedIn,
} from './signed-in-hint';

/** Fetched again on mount or focus if older than 5 minutes, and by itself after 10. Failures are not retried. */
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
    if (user === null && maybeSignedIn()) rememberSessionEnd(true);
    if (user === null) dropSignedInHint();
    return user;
  } catch (error) {
    throw error instanceof HttpError ? new Error(`Error fetching user: ${error.statusText}`) : error;
  }
}

/** Fetches the reader while the page's code is still loading. */
export function preloadReader(): void {
  if (maybeSignedIn()) preload(calls.user, fetchReader).catch(() => 'settled by useReader');
}

export interface CurrentReader {
  /** Null when signed out, and when the server could not say. */
  reader: User | null;
  /** True while it is not known yet. */
  isResolving: boolean;
  error: Error | undefined;
  /** Asks the server now. Rejects if it cannot be reached. */
  refresh: () => Promise<User | null>;
  /** Stores what a call returned about the reader. */
  keep: (user: User | null) => Promise<void>;
}

/** The current reader. */
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
      rereadHint();
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
