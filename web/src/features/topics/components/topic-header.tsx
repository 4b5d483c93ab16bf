import { Link } from 'react-router-dom';
import { type Category } from '#contract/reading';
import { type TopicPage } from '#contract/stories';
import { CategoryDot } from '../../../components/category-dot';
import { Icon } from '../../../components/feedback/icon';
import { LanguageNote } from '../../../components/language-note';
import { NewBadge } from '../../../components/new-badge';
import { RelativeTime } from '../../../components/relative-time';
import { StatusBadge } from '../../../components/status-badge';
import { StoryLabel } from '../../../components/story-label';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { subjectAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { FollowButton } from '../../follow/components/follow-button';
import { FollowerCount } from '../../follow/components/follower-count';
import type { Follow } from '../../follow/hooks/use-follow';
import { TopicDescription } from './topic-description';
import styles from './topic-header.module.css';

interface TopicHeaderProps {
  topic: TopicPage;
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
        <div>
          <StoryLabel label={topic.label} />
          <h1 className={styles.name}>{topic.name}</h1>
        </div>
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
      <TopicDescription topic={topic} />
      <LanguageNote limits={topic.languageLimits} />
    </header>
  );
}
