import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { SourcePage } from '#contract/reading';
import { Icon } from '../../../components/feedback/icon';
import { useToast } from '../../../components/feedback/toast';
import { followersLabel } from '../../../lib/followers';
import { followSource } from '../api/follow-source';
import { useSignInFirst } from '../hooks/use-sign-in-first';
import styles from './source-follow.module.css';
import { SourceNoticeSwitch } from './source-notice-switch';

/** Follow, or Following; a press unfollows. With the number of followers and, if followed, the switch for notifications. */
export function SourceFollow({ source }: { source: SourcePage }) {
  const { isFollowing, followerCount } = source;
  const { isPending, asReader } = useSignInFirst();
  const [isChanging, setIsChanging] = useState(false);
  const show = useToast();
  const change = async () => {
    if (isChanging) return;
    setIsChanging(true);
    try {
      await followSource(source, !isFollowing);
      show(isFollowing ? t`Source unfollowed` : t`Source followed!`);
    } catch {
      const text = isFollowing ? t`Failed to unfollow source` : t`Failed to follow source`;
      show({ title: text, text: t`Please try again later`, failed: true });
    } finally {
      setIsChanging(false);
    }
  };
  return (
    <div className={styles.follow}>
      <button
        type="button"
        className={isFollowing ? 'button' : 'button button-primary'}
        aria-pressed={isFollowing}
        aria-disabled={isPending || isChanging}
        onClick={() => asReader(() => void change())}
      >
        <Icon name={isFollowing ? 'check' : 'plus'} size={16} />
        {isFollowing ? t({ message: 'Following', context: 'of a button: you follow this' }) : t`Follow`}
      </button>
      {followerCount > 0 && <span className="meta">{followersLabel(followerCount)}</span>}
      {/* Not before the follow is saved: a change of the page's data would discard its answer. */}
      {isFollowing && !isChanging && <SourceNoticeSwitch source={source} />}
    </div>
  );
}
