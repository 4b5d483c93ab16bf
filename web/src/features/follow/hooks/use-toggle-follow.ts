import { useSWRConfig } from 'swr';
import { IsFollowing } from '#contract/reading';
import { calls } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import { isFollowed } from '../api/use-is-following';
import { useUserTopics } from '../api/use-user-topics';
import { useChangeFollow, useSignInToFollow } from './use-follow';

/** Toggles a follow without a button, for keyboard shortcuts. Sends a signed-out reader to sign-in. */
export function useToggleFollow(): (topicId: number) => Promise<void> {
  const { reader, isResolving } = useReader();
  const { data: follows } = useUserTopics(reader !== null);
  const { cache } = useSWRConfig();
  const change = useChangeFollow();
  const signIn = useSignInToFollow();
  return async (topicId) => {
    if (isResolving) return;
    if (reader === null) {
      signIn(topicId);
      return;
    }
    const known = IsFollowing.safeParse(cache.get(calls.isFollowing(topicId))?.data).data;
    await change({ id: topicId }, !(known?.isFollowing ?? (await isFollowed(topicId, follows))));
  };
}
