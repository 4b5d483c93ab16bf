import { t } from '@lingui/core/macro';
import type { Topic } from '#contract/stories';
import { Icon } from '../../../components/feedback/icon';
import type { Follow } from '../hooks/use-follow';
import styles from './follow-icon.module.css';

interface FollowIconProps {
  topic: Topic;
  follow: Follow;
}

/** The follow button as an icon, for grids of topics. */
export function FollowIcon({ topic, follow }: FollowIconProps) {
  const { isFollowing, isPending, press } = follow;
  return (
    <button
      type="button"
      className={styles.follow}
      aria-label={isFollowing ? t`Unfollow ${{ name: topic.name }}` : t`Follow ${{ name: topic.name }}`}
      title={isFollowing ? t`Unfollow` : t`Follow`}
      data-followed={isFollowing}
      aria-disabled={isPending}
      onClick={press}
    >
      <Icon name={isFollowing ? 'check' : 'plus'} size={18} />
    </button>
  );
}
