import type { SWRConfiguration } from 'swr';

/** Specified: cached data never becomes stale by itself, nothing polls, and nothing is retried. */
export const CACHE_RULES: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
};
