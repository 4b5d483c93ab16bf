import useSWR, { mutate } from 'swr';
import { type FollowedSource, FollowedSources, FollowState, SourceNotices } from '#contract/reading';
import { deleteJson, getJson, postJson, putJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

const isSource = (key: unknown) => typeof key === 'string' && key.startsWith('/api/sources/');

/** The sources that the reader follows, by name. */
export function useFollowedSources() {
  return useSWR(calls.userSources, (url: string) => getJson(url, FollowedSources), {
    revalidateIfStale: true,
  });
}

/** Unfollows a source, or follows it again with its notifications as they were. */
export async function followSourceAgain(
  { id, wantsNotices }: FollowedSource,
  followed: boolean,
): Promise<void> {
  const call = followed ? postJson : deleteJson;
  await call(calls.sourceFollow(id), undefined, FollowState);
  if (followed && wantsNotices) await putJson(calls.sourceNotices(id), { wanted: true }, SourceNotices);
  await mutate(calls.userSources);
  void mutate(isSource, undefined);
}
