import { useLayoutEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';

/**
 * `useSWR` for a response that the server may have sent with the page. It then counts as fetched: the cache keeps it, and a refetch
 * replaces it.
 * @param sent the response to the call, if the page has it
 */
export function useSentOrFetched<T>(
  key: string | null,
  fetcher: (url: string) => Promise<T>,
  sent: T | undefined,
  rules: SWRConfiguration = {},
): SWRResponse<T, Error> {
  const { cache, mutate } = useSWRConfig();
  const isUnknown = key !== null && cache.get(key) === undefined;
  // Before SWR's own effect, which fetches what the cache lacks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent is the same for as long as the page is loaded
  useLayoutEffect(() => {
    if (isUnknown && sent !== undefined) void mutate(key, sent, { revalidate: false });
  }, [key]);
  return useSWR<T, Error>(key, fetcher, { ...rules, fallbackData: isUnknown ? sent : undefined });
}
