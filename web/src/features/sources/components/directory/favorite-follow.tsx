import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { SourceEntry } from '#contract/sources';
import { Icon } from '../../../../components/feedback/icon';
import { useToast } from '../../../../components/feedback/toast';
import { followSourceAgain } from '../../api/use-followed-sources';
import { useSignInFirst } from '../../hooks/use-sign-in-first';

interface FavoriteFollowProps {
  source: SourceEntry;
  isFollowing: boolean;
  /** The id of the source's name. */
  describedBy: string;
}

/** Follows a source of the list, or unfollows it. */
export function FavoriteFollow({ source, isFollowing, describedBy }: FavoriteFollowProps) {
  const { isPending, asReader } = useSignInFirst();
  const [isChanging, setIsChanging] = useState(false);
  const show = useToast();
  const change = async () => {
    if (isChanging) return;
    setIsChanging(true);
    try {
      await followSourceAgain({ id: source.id }, !isFollowing);
      show(isFollowing ? t`Source unfollowed` : t`Source followed!`);
    } catch {
      const title = isFollowing ? t`Failed to unfollow source` : t`Failed to follow source`;
      show({ title, text: t`Please try again later`, failed: true });
    } finally {
      setIsChanging(false);
    }
  };
  return (
    <button
      type="button"
      className={isFollowing ? 'button' : 'button button-primary'}
      aria-pressed={isFollowing}
      aria-disabled={isPending || isChanging}
      aria-describedby={describedBy}
      onClick={() => asReader(() => void change())}
    >
      <Icon name={isFollowing ? 'check' : 'plus'} size={16} />
      {isFollowing ? t({ message: 'Following', context: 'of a button: you follow this' }) : t`Follow`}
    </button>
  );
}
