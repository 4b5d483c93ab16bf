import { Link } from 'react-router-dom';
import { type Category, MESSAGES, type Topic } from '#contract';
import { CategoryDot } from '../../../components/category-dot';
import { Icon } from '../../../components/icon';
import { RelativeTime } from '../../../components/relative-time';
import { StatusBadge } from '../../../components/status-badge';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import styles from './topic-header.module.css';

interface TopicHeaderProps {
  topic: Topic;
  category: Category | undefined;
}

/** Name, status and follow. A signed-out reader who follows is sent to sign in first. */
export function TopicHeader({ topic, category }: TopicHeaderProps) {
  const { now } = useNewsClock();
  return (
    <header>
      <Link to={pages.discover()} className={styles.back}>
        <Icon name="back" size={16} />
        Back to Discover
      </Link>
      <div className={styles.row}>
        <h1 className={styles.name}>{topic.name}</h1>
        <div className={styles.follow}>
          <Link to={pages.auth} className="button button-primary">
            Follow
          </Link>
          <span className="meta">
            {topic.followerCount} {topic.followerCount === 1 ? 'follower' : 'followers'}
          </span>
        </div>
      </div>
      <p className={`meta ${styles.meta}`}>
        <StatusBadge status={topic.status} />
        {category !== undefined && <CategoryDot name={category.name} colorClass={category.colorClass} />}
        <span>since {dayLabel(topic.createdAt, now)}</span>
        <span>
          last report <RelativeTime at={topic.lastReportedAt} />
        </span>
      </p>
      <p className={styles.description}>{topic.description ?? MESSAGES.noDescription}</p>
    </header>
  );
}
