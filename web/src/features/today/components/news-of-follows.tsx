import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { UserTopic } from '#contract/reading';
import { NewBadge } from '../../../components/story/new-badge';
import { writeDevice } from '../../../lib/device/device-store';
import { pages } from '../../../lib/urls';
import { useUserTopics } from '../../follow/api/use-user-topics';
import { heightOf, LINES_KEY } from './reserved-lines';
import styles from './since-last-visit.module.css';

const MOST = 5;

/** The followed stories with new milestones, each in one line. Nothing if there are none. */
export function NewsOfFollows({ loading }: { loading: ReactNode }) {
  const { data: follows, error } = useUserTopics(true);
  const fresh = follows?.filter(({ newMilestones }) => newMilestones > 0).slice(0, MOST);
  const lines = fresh?.length;
  useEffect(() => {
    if (lines !== undefined) writeDevice(LINES_KEY, String(lines));
  }, [lines]);
  // The Tracked Stories tab makes the same call and reports its failure.
  if (fresh === undefined) return error === undefined ? loading : null;
  if (fresh.length === 0) return null;
  return (
    <section aria-labelledby="since-title" className={styles.since} style={heightOf(fresh.length)}>
      <h2 id="since-title" className={styles.title}>
        {t`Since your last visit`}
      </h2>
      <ul>
        {fresh.map((follow) => (
          <li key={follow.topic.id} className={styles.line}>
            <Line follow={follow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ follow: { topic, newMilestones, lastMilestone } }: { follow: UserTopic }) {
  return (
    <>
      <Link to={pages.topic(topic.slug)} className={styles.name} lang={topic.language}>
        {topic.label ?? topic.name}
      </Link>
      {lastMilestone !== null && (
        <Link
          to={pages.milestone(topic.slug, lastMilestone.id)}
          className={styles.milestone}
          lang={topic.language}
        >
          {lastMilestone.title}
        </Link>
      )}
      <NewBadge count={newMilestones} />
    </>
  );
}
