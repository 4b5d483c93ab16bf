import useSWR, { mutate } from 'swr';
import {
  DESK_FEEDS_PAGE,
  DeskFeedPage,
  DeskFeeds,
  type FeedAddress,
  FoundFeeds,
  type NewDeskFeed,
} from '#contract/desk';
import { deskCalls } from '../../../lib/desk-calls';
import { getJson, getListPage, postJson } from '../../../lib/http';

const isFeeds = (key: unknown) => typeof key === 'string' && key.startsWith(deskCalls.feeds({}));

/** @param page starts at 1 */
export function useFeeds(q: string, level: string, page: number) {
  const key = deskCalls.feeds({
    q: q || undefined,
    level: level || undefined,
    limit: DESK_FEEDS_PAGE,
    offset: (page - 1) * DESK_FEEDS_PAGE,
  });
  return useSWR(key, (url: string) => getListPage(url, DeskFeeds), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}

/** @param id null: nothing is fetched */
export function useFeed(id: number | null) {
  const key = id === null ? null : deskCalls.feed(id);
  return useSWR(key, (url: string) => getJson(url, DeskFeedPage), { revalidateIfStale: true });
}

export async function actOnFeed(id: number, action: 'pause' | 'resume' | 'check'): Promise<void> {
  await postJson(deskCalls.feedAction(id, action), undefined, DeskFeedPage);
  await mutate(isFeeds);
}

export function findFeeds(address: FeedAddress): Promise<FoundFeeds> {
  return postJson(deskCalls.findFeeds, address, FoundFeeds);
}

export async function addFeed(feed: NewDeskFeed): Promise<void> {
  await postJson(deskCalls.feeds({}), feed, DeskFeedPage);
  await mutate(isFeeds);
}
