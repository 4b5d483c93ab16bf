import type { SWRConfiguration } from 'swr';

/** Answers never become stale by themselves; nothing polls, nothing is retried (specification 1, section 9). */
export const CACHE_RULES: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
};
