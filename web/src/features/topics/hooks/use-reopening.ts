import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Topic } from '#contract/stories';
import { useToast } from '../../../components/feedback/toast';
import { changeFollow } from '../../follow/api/use-is-following';
import { useUserTopic } from '../../follow/api/use-user-topic';
import { type Follow, useSignInToFollow } from '../../follow/hooks/use-follow';
import { usePreferences } from '../../follow/hooks/use-preferences';

/** Followers with this frequency hear only that a story ended or reopened. */
const ONLY_ITS_END = 'resolution_only';

interface Reopening {
  /** The reader hears if the story reopens, and nothing else. */
  isSet: boolean;
  isPending: boolean;
  ask: () => void;
}

/** Follows an ended topic for its reopening alone. A follower's frequency changes; a visitor is sent to sign-in. */
export function useReopening(topic: Pick<Topic, 'id' | 'followerCount'>, follow: Follow): Reopening {
  const show = useToast();
  const own = useUserTopic(topic.id, follow.isFollowing);
  const prefer = usePreferences(topic.id);
  const signIn = useSignInToFollow();
  const [isChanging, setIsChanging] = useState(false);
  const isPending = isChanging || follow.isPending;
  const ask = async () => {
    if (isPending) return;
    if (!follow.isSignedIn) {
      signIn(topic.id, ONLY_ITS_END);
      return;
    }
    setIsChanging(true);
    try {
      if (!follow.isFollowing)
        await changeFollow({ id: topic.id, followerCount: follow.followerCount }, true);
      prefer({ notificationFrequency: ONLY_ITS_END });
    } catch {
      show({ title: t`Failed to follow story`, text: t`Please try again later`, failed: true });
    }
    setIsChanging(false);
  };
  return { isSet: own?.notificationFrequency === ONLY_ITS_END, isPending, ask: () => void ask() };
}
