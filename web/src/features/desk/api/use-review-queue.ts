import useSWR from 'swr';
import { REVIEW_PAGE, ReviewQueue } from '#contract/desk';
import type { ReviewKind } from '#vocabulary';
import { deskCalls } from '../../../lib/desk-calls';
import { getJson } from '../../../lib/http';

/** How often other editors' work shows (ms). */
const REFRESH_MS = 5_000;

export interface QueueView {
  state: 'open' | 'decided';
  kind: ReviewKind | undefined;
}

/** The entries of a view, kept up to date while the page is open. */
export function useReviewQueue({ state, kind }: QueueView) {
  const key = deskCalls.reviewQueue({ state, kind, limit: REVIEW_PAGE });
  return useSWR(key, (url: string) => getJson(url, ReviewQueue), {
    keepPreviousData: true,
    refreshInterval: REFRESH_MS,
    revalidateIfStale: true,
  });
}
