import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { Topic } from '#contract/stories';
import { wishToFollow } from '../../../lib/device/follow-wish';
import { pages } from '../../../lib/urls';
import { FollowButton } from '../../follow/components/follow-button';
import { useFollow } from '../../follow/hooks/use-follow';
import styles from './article-follow.module.css';

/** Follows the article's topic. If signed out, the button is disabled; a link signs in, returns here and follows. */
export function ArticleFollow({ topic }: { topic: Topic }) {
  const follow = useFollow(topic, { asks: true });
  const { pathname, search, hash } = useLocation();
  if (follow.isSignedIn || follow.isPending) return <FollowButton follow={follow} />;
  const path = pathname + search + hash;
  return (
    <div className={styles.follow}>
      <FollowButton follow={{ ...follow, isPending: true, press: () => undefined }} />
      <a
        href={pages.signIn(path)}
        className="button button-text"
        onClick={() => wishToFollow({ topicId: topic.id, path })}
      >
        <Trans>
          Sign in
          <span className="visually-hidden">to follow this story</span>
        </Trans>
      </a>
    </div>
  );
}
