import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NotificationFrequency } from '#contract/reading';
import type { Topic } from '#contract/stories';
import { useToast } from '../../../components/feedback/toast';
import { wishToFollow } from '../../../lib/device/follow-wish';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import { changeFollow, useIsFollowing } from '../api/use-is-following';

type Followed = Pick<Topic, 'id' | 'followerCount'>;

type ChangeFollow = (topic: { id: number; followerCount?: number }, followed: boolean) => Promise<void>;

/** Changes a follow, with a toast about the result. */
export function useChangeFollow(): ChangeFollow {
  const show = useToast();
  return useCallback<ChangeFollow>(
    async (topic, followed) => {
      try {
        await changeFollow(topic, followed);
        show(followed ? t`Story followed!` : t`Story unfollowed`);
      } catch {
        show(
          followed
            ? { title: t`Failed to follow story`, text: t`Please try again later`, failed: true }
            : { text: t`Failed to unfollow story`, failed: true },
        );
      }
    },
    [show],
  );
}

type SignInToFollow = (topicId: number, notificationFrequency?: NotificationFrequency) => void;

/** Goes to sign-in. On return to this page the topic is followed, with this frequency if one is given. */
export function useSignInToFollow(): SignInToFollow {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (topicId, notificationFrequency) => {
    const path = pathname + search + hash;
    wishToFollow({ topicId, path, notificationFrequency });
    void navigate(pages.authAndBack(path));
  };
}

export interface Follow {
  isSignedIn: boolean;
  isFollowing: boolean;
  followerCount: number;
  /** A change is in progress, or the reader or their follows are still unknown. */
  isPending: boolean;
  press: () => void;
}

/** The follow of one topic. A press toggles it, or sends a signed-out reader to sign-in. */
export function useFollow(topic: Followed, { asks = false } = {}): Follow {
  const { reader, isResolving } = useReader();
  const isSignedIn = reader !== null;
  const { isFollowing, followerCount } = useIsFollowing(topic, { isSignedIn, asks });
  const [isChanging, setIsChanging] = useState(false);
  const change = useChangeFollow();
  const signIn = useSignInToFollow();
  const isPending = isChanging || isResolving || isFollowing === undefined;
  const press = async () => {
    if (isPending) return;
    if (!isSignedIn) {
      signIn(topic.id);
      return;
    }
    setIsChanging(true);
    await change({ id: topic.id, followerCount }, !isFollowing);
    setIsChanging(false);
  };
  return {
    isSignedIn,
    isFollowing: isFollowing ?? false,
    followerCount,
    isPending,
    press: () => void press(),
  };
}
