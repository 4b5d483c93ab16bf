import { Link } from 'react-router-dom';
import { type Category, MESSAGES, type Topic } from '#contract';
import { CategoryDot } from '../../../components/category-dot';
import { Icon } from '../../../components/icon';
import { RelativeTime } from '../../../components/relative-time';
import { StatusBadge } from '../../../components/status-badge';
import { subjectAttributes } from '../../../lib/cards';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import { FollowButton } from './follow-button';
import { FollowerCount } from './follower-count';
import { NewBadge } from './new-badge';
import styles from './topic-header.module.css';
import type { Follow } from './use-follow';

interface TopicHeaderProps {
  topic: Topic;
  category: Category | undefined;
  follow: Follow;
  /** Milestones since the reader's last visit. */
  fresh: number;
}

/** Name, status and follow. */
export function TopicHeader({ topic, category, follow, fresh }: TopicHeaderProps) {
  const { now } = useNewsClock();
  return (
    <header {...subjectAttributes({ topicId: topic.id })}>
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
        {fresh > 0 && <NewBadge count={fresh} suffix=" since your last visit" />}
      </p>
      <p className={styles.description}>{topic.description ?? MESSAGES.noDescription}</p>
    </header>
  );
}
