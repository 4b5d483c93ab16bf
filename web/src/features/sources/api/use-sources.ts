import useSWRInfinite from 'swr/infinite';
import { SOURCES_PAGE } from '#contract/site';
import { type SourceCategory, SourceEntries } from '#contract/sources';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The directory, twelve at a time: sources whose feeds are read first, then by trust. */
export function useSources(category: SourceCategory | null) {
  const key = (page: number) =>
    calls.sources({
      ...(category !== null && { category }),
      sort: 'read',
      limit: SOURCES_PAGE,
      offset: page * SOURCES_PAGE,
    });
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    key,
    (url: string) => getJson(url, SourceEntries),
    { revalidateFirstPage: false },
  );
  return {
    sources: data?.flat(),
    failed: error !== undefined,
    isLoadingMore: data !== undefined && data.length < size && error === undefined,
    hasMore: data?.at(-1)?.length === SOURCES_PAGE,
    loadMore: () => void setSize(size + 1),
    retry: () => mutate(),
  };
}
