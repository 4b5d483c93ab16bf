import { Link } from 'react-router-dom';
import { type Category, MESSAGES, type Topic } from '#contract';
import { CategoryDot } from '../../../components/category-dot';
import { Icon } from '../../../components/icon';
import { RelativeTime } from '../../../components/relative-time';
import { StatusBadge } from '../../../components/status-badge';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import { FollowButton } from './follow-button';
import { FollowerCount } from './follower-count';
import { NewSinceVisit } from './new-since-visit';
import styles from './topic-header.module.css';
import { useFollow } from './use-follow';

interface TopicHeaderProps {
  topic: Topic;
  category: Category | undefined;
}

/** Name, status and follow. */
export function TopicHeader({ topic, category }: TopicHeaderProps) {
  const { now } = useNewsClock();
  const follow = useFollow(topic, { asks: true });
  return (
    <header>
      <Link to={pages.discover()} className={styles.back}>
        <Icon name="back" size={16} />
        Back to Discover
      </Link>
      <div className={styles.row}>
        <h1 className={styles.name}>{topic.name}</h1>
        <div className={styles.follow}>
          <FollowButton follow={follow} />
          <FollowerCount count={follow.followerCount} />
        </div>
      </div>
      <p className={`meta ${styles.meta}`}>
        <StatusBadge status={topic.status} />
        {category !== undefined && <CategoryDot name={category.name} colorClass={category.colorClass} />}
        <span>since {dayLabel(topic.createdAt, now)}</span>
        <span>
          last report <RelativeTime at={topic.lastReportedAt} />
        </span>
        {follow.isFollowing && <NewSinceVisit topicId={topic.id} />}
      </p>
      <p className={styles.description}>{topic.description ?? MESSAGES.noDescription}</p>
    </header>
  );
}
