import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { pages } from '../../../lib/urls';
import { useUserTopics } from '../../follow/api/use-user-topics';
import styles from './tracked-stories.module.css';
import { TrackedStory } from './tracked-story';

/** The followed topics, those with something new first. */
export function TrackedStories() {
  const { data: follows, error, mutate } = useUserTopics(true);
  if (follows === undefined && error !== undefined) {
    return <LoadFailed title={t`Your tracked stories could not be loaded.`} onRetry={mutate} />;
  }
  if (follows === undefined) return <Skeleton />;
  if (follows.length === 0) {
    return (
      <Callout title={MESSAGES.followedEmpty} hint={MESSAGES.followedEmptyHint}>
        <Link to={pages.discover()} className="button button-primary">
          <Trans>Find Stories to Track</Trans>
        </Link>
      </Callout>
    );
  }
  return (
    <ul>
      {follows.map((follow) => (
        <li key={follow.topic.id} className={styles.row}>
          <TrackedStory follow={follow} />
        </li>
      ))}
    </ul>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading tracked stories</Trans>
      </span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.row}>
          <span className={`bone ${styles.bone}`} />
        </div>
      ))}
    </div>
  );
}
