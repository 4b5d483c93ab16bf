import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { READING_LIST_PAGE, ReadingList, type ReadingListEntry } from '#contract/reading';
import { deleteJson, getJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { calls } from '../../../lib/urls';

export type ListKind = 'saved' | 'history';

interface Entries {
  /** Newest first; undefined before the first answer. */
  entries: readonly ReadingListEntry[] | undefined;
  total: number;
  failed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => Promise<unknown>;
  /** Rejects if it could not be removed. */
  remove: (articleId: number) => Promise<void>;
  clear: () => Promise<void>;
}

/** Saved articles or the reading history, page by page, refetched each time it is opened. */
export function useReadingList(kind: ListKind): Entries {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (page: number) => calls.readingListPage(kind, page * READING_LIST_PAGE),
    (url: string) => getJson(url, ReadingList),
    { revalidateIfStale: true, revalidateAll: true },
  );
  const hasData = data !== undefined;
  // If a list is already shown, a failed page is only logged.
  useEffect(() => {
    if (hasData && error !== undefined) reportUnlessLeft(error);
  }, [hasData, error]);
  const change = async (address: string) => {
    await deleteJson(address);
    if (kind === 'saved') refetch(calls.savedIds);
    await mutate();
  };
  const total = data?.[0]?.pagination.total ?? 0;
  return {
    entries: data && uniqueByArticle(data.flatMap(({ entries }) => entries)),
    total,
    failed: !hasData && error !== undefined,
    // Pages that could not be loaded can be asked for again.
    hasMore: hasData && data.length * READING_LIST_PAGE < total,
    isLoadingMore: hasData && isValidating && data.length < size,
    loadMore: () => void setSize((data?.length ?? 0) + 1),
    retry: () => mutate(),
    remove: (articleId) => change(calls.readingListEntry(kind, articleId)),
    clear: () => change(calls.readingList(kind)),
  };
}

/** The list changes while it is read, so an entry may be on two pages. */
function uniqueByArticle(entries: readonly ReadingListEntry[]): ReadingListEntry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.article.id, entry])).values()].reverse();
}
