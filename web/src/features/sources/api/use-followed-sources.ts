import useSWR, { mutate } from 'swr';
import { FollowedSources, FollowState, SourceNotices } from '#contract/reading';
import { type SourceEntry } from '#contract/sources';
import { deleteJson, getJson, postJson, putJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

const isSource = (key: unknown) =>
  typeof key === 'string' && key.startsWith('/api/sources/') && key !== calls.popularSources;

/** The sources that the reader follows, by name. @param isReader false for visitors, for whom nothing is fetched */
export function useFollowedSources(isReader = true) {
  return useSWR(isReader ? calls.userSources : null, (url: string) => getJson(url, FollowedSources), {
    revalidateIfStale: true,
  });
}

/** Unfollows a source, or follows it again with its notifications as they were. */
export async function followSourceAgain(
  { id, wantsNotices = false }: { id: number; wantsNotices?: boolean },
  followed: boolean,
): Promise<void> {
  const call = followed ? postJson : deleteJson;
  await call(calls.sourceFollow(id), undefined, FollowState);
  if (followed && wantsNotices) await putJson(calls.sourceNotices(id), { wanted: true }, SourceNotices);
  await mutate(calls.userSources);
  void mutate(isSource, undefined);
  void mutate<SourceEntry[]>(
    calls.popularSources,
    // The server counts again after half a minute; until then the list counts by itself and keeps its order.
    (sources) => sources?.map((source) => (source.id === id ? counted(source, followed) : source)),
    { revalidate: false },
  );
}

const counted = (source: SourceEntry, followed: boolean): SourceEntry => ({
  ...source,
  followerCount: Math.max(0, source.followerCount + (followed ? 1 : -1)),
});
