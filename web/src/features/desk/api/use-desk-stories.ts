import useSWR, { mutate } from 'swr';
import {
  DeskTopic,
  DeskTopicRows,
  HistoryEntries,
  MergePreview,
  OrderDone,
  SplitPreview,
  type SplitPreviewRequest,
  type StoryOrder,
} from '#contract/desk';
import { getJson, getListPage, isStale, postJson } from '../../../lib/http';
import { storyDeskCalls } from '../../../lib/story-desk-calls';

/** Shown at once as last known, and asked again: an order may have changed it while it was not shown. */
const FRESH = { keepPreviousData: true, revalidateIfStale: true } as const;

/** A page of the list of stories for editors. Null: nothing is fetched. */
export function useDeskTopics(query: Readonly<Record<string, string | number | undefined>> | null) {
  return useSWR(
    query && storyDeskCalls.topics(query),
    (url: string) => getListPage(url, DeskTopicRows),
    FRESH,
  );
}

/** A story as its editor works on it. */
export function useDeskTopic(id: number) {
  return useSWR(storyDeskCalls.topic(id), (url: string) => getJson(url, DeskTopic), {
    ...FRESH,
    revalidateOnFocus: false,
  });
}

/** @param before shows entries older than this one */
export function useStoryChanges(id: number, machine: boolean, before: number | undefined) {
  const key = storyDeskCalls.history(id, machine, before);
  return useSWR(key, (url: string) => getJson(url, HistoryEntries), FRESH);
}

/** What a merge would bring together; nothing while no story is chosen. */
export function useMergePreview(id: number, into: number | null) {
  const key = into === null ? null : storyDeskCalls.mergePreview(id, into);
  return useSWR(key, (url: string) => getJson(url, MergePreview), { revalidateIfStale: true });
}

/** What a split would take out, and what would stay. */
export function useSplitPreview(id: number, request: SplitPreviewRequest) {
  return useSWR(
    [storyDeskCalls.splitPreview(id), request],
    ([url, body]) => postJson(url, body, SplitPreview),
    { revalidateIfStale: true },
  );
}

const isOfStories = (key: unknown) =>
  typeof key === 'string' && /^\/api\/admin\/(?:topics|articles)\b/.test(key);

/**
 * Gives an order and waits until it is carried out. Everything shown of stories and articles is read again, also if the order was
 * refused because somebody else changed them: it can then be given again.
 */
export async function giveOrder(order: StoryOrder, seen: number): Promise<OrderDone> {
  try {
    const done = await postJson(storyDeskCalls.orders, { order, seen }, OrderDone);
    await mutate(isOfStories);
    return done;
  } catch (error) {
    if (isStale(error)) await mutate(isOfStories);
    throw error;
  }
}
