import { Link } from 'react-router-dom';
import { momentLabel } from '#contract/news-clock';
import { MESSAGES } from '#contract/site';
import { type StoryTracker } from '#contract/stories';
import { LanguageNote } from '../../../components/language-note';
import { StatusBadge } from '../../../components/status-badge';
import { StoryLabel } from '../../../components/story-label';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { subjectAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { FollowerCount } from '../../follow/components/follower-count';
import { useFollow } from '../../follow/hooks/use-follow';
import styles from './story-header.module.css';
import { TrackToggle } from './track-toggle';

export function StoryHeader({ story }: { story: StoryTracker }) {
  const { now } = useNewsClock();
  const follow = useFollow(story, { asks: true });
  return (
    <header className={styles.header} {...subjectAttributes({ topicId: story.id })}>
      <div className={styles.row}>
        <div>
          <StoryLabel label={story.label} />
          <h1>{story.title}</h1>
        </div>
        <div className={styles.track}>
          <TrackToggle topicId={story.id} follow={follow} />
          <FollowerCount count={follow.followerCount} />
        </div>
      </div>
      <p className={`meta ${styles.meta}`}>
        <StatusBadge status={story.status} />
        <span>
          started{' '}
          <time dateTime={story.createdAt} title={momentLabel(story.createdAt)}>
            {dayLabel(story.createdAt, now)}
          </time>
        </span>
        <Link to={pages.topic(story.slug)}>Topic page with all articles</Link>
      </p>
      <p className={styles.description}>{story.description ?? MESSAGES.noDescription}</p>
      <LanguageNote limits={story.languageLimits} />
    </header>
  );
}
