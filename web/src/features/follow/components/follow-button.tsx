import { t } from '@lingui/core/macro';
import { Icon } from '../../../components/feedback/icon';
import type { Follow } from '../hooks/use-follow';

/** Follow, or Following; a press unfollows. */
export function FollowButton({ follow, describedBy }: { follow: Follow; describedBy?: string }) {
  const { isFollowing, isPending, press } = follow;
  return (
    <button
      type="button"
      className={isFollowing ? 'button' : 'button button-primary'}
      aria-pressed={isFollowing}
      aria-disabled={isPending}
      aria-describedby={describedBy}
      onClick={press}
    >
      <Icon name={isFollowing ? 'check' : 'plus'} size={16} />
      {isFollowing ? t({ message: 'Following', context: 'of a button: you follow this' }) : t`Follow`}
    </button>
  );
}
