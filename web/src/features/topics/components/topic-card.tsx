import { plural } from '@lingui/core/macro';
import { type Category } from '#contract/reading';
import type { Topic } from '#contract/stories';
import { MESSAGES } from '#words/site';
import { CategoryDot } from '../../../components/category-dot';
import { RelativeTime } from '../../../components/relative-time';
import { RowFacts, RowHeadline } from '../../../components/row-headline';
import { StatusBadge } from '../../../components/story/status-badge';
import { StoryLabel } from '../../../components/story/story-label';
import { followersLabel } from '../../../lib/followers';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { FollowIcon } from '../../follow/components/follow-icon';
import { useFollow } from '../../follow/hooks/use-follow';
import styles from './topic-card.module.css';

interface TopicCardProps {
  topic: Topic;
  category: Category | undefined;
  level: 'h2' | 'h3';
}

/** One topic in a grid: name, follow button, status, description and figures. */
export function TopicCard({ topic, category, level }: TopicCardProps) {
  const follow = useFollow(topic);
  const { articleCount, sourceCount } = topic;
  return (
    <article
      {...cardAttributes({ topicId: topic.id })}
      aria-labelledby={`topic-${topic.id}`}
      className={styles.card}
    >
      <StoryLabel label={topic.label} language={topic.language} />
      <div className={styles.head}>
        <RowHeadline
          id={`topic-${topic.id}`}
          level={level}
          to={pages.topic(topic.slug)}
          language={topic.language}
        >
          {topic.name}
        </RowHeadline>
        <FollowIcon topic={topic} follow={follow} />
      </div>
      <RowFacts>
        <StatusBadge status={topic.status} />
        {category !== undefined && <CategoryDot name={category.name} colorClass={category.colorClass} />}
        <RelativeTime at={topic.lastReportedAt} />
      </RowFacts>
      <p className={styles.description} lang={topic.description === null ? undefined : topic.language}>
        {topic.description ?? MESSAGES.noDescription}
      </p>
      <p className="meta">
        {plural(articleCount, { one: '# article', other: '# articles' })} ·{' '}
        {plural(sourceCount, { one: '# source', other: '# sources' })} ·{' '}
        {followersLabel(follow.followerCount)}
      </p>
    </article>
  );
}
