import { useState } from 'react';
import { useReader } from '../../account/api/use-reader';
import { useIsFollowing } from '../../follow/api/use-is-following';
import { useChangeFollow, useSignInToFollow } from '../../follow/hooks/use-follow';

interface CardFollow {
  isFollowing: boolean;
  /** A change is in progress, or the reader or their follows are still unknown. */
  isPending: boolean;
  press: () => void;
}

/** The follow of a card's topic, whose number of followers is unknown. A press toggles it, or sends a visitor to sign-in. */
export function useCardFollow(topicId: number): CardFollow {
  const { reader, isResolving } = useReader();
  const { isFollowing } = useIsFollowing(
    { id: topicId, followerCount: 0 },
    { isSignedIn: reader !== null, asks: false },
  );
  const [isChanging, setIsChanging] = useState(false);
  const change = useChangeFollow();
  const signIn = useSignInToFollow();
  const isPending = isChanging || isResolving || isFollowing === undefined;
  const toggle = async () => {
    setIsChanging(true);
    await change({ id: topicId }, !isFollowing);
    setIsChanging(false);
  };
  const press = () => {
    if (isPending) return;
    if (reader === null) signIn(topicId);
    else void toggle();
  };
  return { isFollowing: isFollowing ?? false, isPending, press };
}
