import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { UserTopic } from '#contract/reading';
import { RelativeTime } from '../../../components/relative-time';
import { RowFacts } from '../../../components/row-headline';
import { NewBadge } from '../../../components/story/new-badge';
import { StatusBadge } from '../../../components/story/status-badge';
import { pages } from '../../../lib/urls';
import styles from './follow-news.module.css';

interface FollowNewsProps {
  follow: UserTopic;
  /** Leaves out the last milestone if the story is named after it. */
  isShort?: boolean;
}

/** What is new in a followed story: its status, its last report and its last milestone. */
export function FollowNews({ follow, isShort = false }: FollowNewsProps) {
  const { topic, newMilestones, lastMilestone } = follow;
  return (
    <>
      <RowFacts>
        {newMilestones > 0 && <NewBadge count={newMilestones} />}
        <StatusBadge status={topic.status} />
        <span>
          <Trans>
            last report <RelativeTime at={topic.lastReportedAt} />
          </Trans>
        </span>
      </RowFacts>
      {lastMilestone !== null && !(isShort && lastMilestone.title === topic.name) && (
        <p className={styles.milestone}>
          <Link
            to={pages.milestone(topic.slug, lastMilestone.id)}
            className={styles.link}
            lang={topic.language}
          >
            {lastMilestone.title}
          </Link>{' '}
          <span className="meta">
            <RelativeTime at={lastMilestone.date} />
          </span>
        </p>
      )}
    </>
  );
}
