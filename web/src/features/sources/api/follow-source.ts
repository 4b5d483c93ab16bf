import { mutate } from 'swr';
import { FollowState, type SourcePage } from '#contract/reading';
import { deleteJson, postJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

/** Follows or unfollows a source. The change shows at once and is rolled back if the call fails. */
export async function followSource(source: SourcePage, followed: boolean): Promise<void> {
  const call = followed ? postJson : deleteJson;
  const after = (followerCount: number): SourcePage => ({
    ...source,
    isFollowing: followed,
    wantsNotices: false,
    followerCount,
  });
  await mutate<SourcePage>(
    calls.source(source.slug),
    async () => after((await call(calls.sourceFollow(source.id), undefined, FollowState)).followerCount),
    {
      optimisticData: after(source.followerCount + (followed ? 1 : -1)),
      rollbackOnError: true,
      revalidate: false,
    },
  );
  refetch(calls.popularSources);
  refetch(calls.userSources);
}
