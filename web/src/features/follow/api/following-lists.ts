import { mutate } from 'swr';
import {
  FOLLOWING_AT_ONCE,
  type FollowingChange,
  FollowingChanged,
  type RemovedFollow,
  Unfollowed,
} from '#contract/reading';
import { deleteJson, patchJson, postJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

const ONE_FOLLOW = /^\/api\/topics\/\d+\/(is-following|preferences|settings)$/;

/** True for the cache key of any page of the followed topics. */
const isFollowingList = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(calls.followingList);

/**
 * Fetches the shown pages of the followed topics again; others are fetched when they are opened. The last answer stays
 * until then: SWR would not show an answer that equals the one at mount after an empty one.
 */
export function refetchFollowingLists(): void {
  void mutate(isFollowingList);
}

/** Marks everything that shows follows as stale, after many of them changed. */
function refetchFollows(): void {
  refetchFollowingLists();
  void mutate((key) => typeof key === 'string' && ONE_FOLLOW.test(key), undefined);
  refetch(calls.userTopics, calls.topicsToFollow, calls.latestUpdates);
}

/** Calls with as many entries at a time as the server takes, then marks everything that shows follows as stale. */
async function inParts<T>(entries: readonly T[], call: (part: T[]) => Promise<void>): Promise<void> {
  try {
    for (let from = 0; from < entries.length; from += FOLLOWING_AT_ONCE)
      await call(entries.slice(from, from + FOLLOWING_AT_ONCE));
  } finally {
    refetchFollows();
  }
}

/** Changes the preferences of the chosen topics, or of all. Returns how many follows changed. */
export async function changeFollowing({ topicIds, ...change }: FollowingChange): Promise<number> {
  let count = 0;
  const send = async (part: Pick<FollowingChange, 'topicIds'>) => {
    const { changed } = await patchJson(calls.followingList, { ...change, ...part }, FollowingChanged);
    count += changed;
  };
  if (topicIds === undefined) await inParts([change], () => send({}));
  else await inParts(topicIds, (part) => send({ topicIds: part }));
  return count;
}

/** Returns what was removed, for Undo. */
export async function unfollowTopics(topicIds: readonly number[]): Promise<RemovedFollow[]> {
  const all: RemovedFollow[] = [];
  await inParts(topicIds, async (part) => {
    const { removed } = await deleteJson(calls.followingList, { topicIds: part }, Unfollowed);
    all.push(...removed);
  });
  return all;
}

export async function restoreFollows(removed: readonly RemovedFollow[]): Promise<void> {
  await inParts(removed, (part) => postJson(calls.followingRestore, { removed: part }));
}
