import useSWR, { mutate } from 'swr';
import { FollowedSources, FollowState } from '#contract/reading';
import { deleteJson, getJson, postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

const isSource = (key: unknown) => typeof key === 'string' && key.startsWith('/api/sources/');

/** The sources that the reader follows, by name. */
export function useFollowedSources() {
  return useSWR(calls.userSources, (url: string) => getJson(url, FollowedSources), {
    revalidateIfStale: true,
  });
}

export async function followSourceAgain(id: number, followed: boolean): Promise<void> {
  const call = followed ? postJson : deleteJson;
  await call(calls.sourceFollow(id), undefined, FollowState);
  await mutate(calls.userSources);
  void mutate(isSource, undefined);
}
