import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { FOLLOWS_ANSWERED } from '#contract/reading';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { numberLabel } from '../../../lib/language/numbers';
import { pages } from '../../../lib/urls';
import { useUserTopics } from '../api/use-user-topics';
import { FollowedTopic } from './followed-topic';
import styles from './followed-topics.module.css';

/** Every followed topic with its preferences, on the profile. */
export function FollowedTopics() {
  const { data: follows, error, mutate } = useUserTopics(true);
  if (follows === undefined && error !== undefined) {
    return <LoadFailed title={t`The topics you follow could not be loaded.`} onRetry={mutate} />;
  }
  if (follows === undefined) return <span className={`bone ${styles.bone}`} />;
  if (follows.length === 0) {
    return (
      <Callout title={MESSAGES.followingEmpty}>
        <Link to={pages.discover()} className="button button-primary">
          <Trans>Discover topics</Trans>
        </Link>
      </Callout>
    );
  }
  return (
    <>
      <ul>
        {follows.map((follow) => (
          <li key={follow.topic.id} className={styles.row}>
            <FollowedTopic follow={follow} />
          </li>
        ))}
      </ul>
      {follows.length >= FOLLOWS_ANSWERED && (
        <p className="meta">
          <Trans>
            These are your {{ count: numberLabel(FOLLOWS_ANSWERED) }} most active topics.{' '}
            <Link to={pages.following}>See all stories you follow</Link>.
          </Trans>
        </p>
      )}
      <p className={styles.more}>
        <Link to={pages.following}>
          <Trans>Manage all you follow</Trans>
        </Link>
        <Link to={pages.discover()}>
          <Trans>Discover more topics</Trans>
        </Link>
        <Link to={pages.collections}>
          <Trans>My collections</Trans>
        </Link>
      </p>
    </>
  );
}
