import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { type Category, MESSAGES, pageTitle, type Topic } from '#contract';
import { Notice } from '../../components/notice';
import { useCategories } from '../../features/topics/api/use-categories';
import { useMilestones } from '../../features/topics/api/use-milestones';
import { useTopic } from '../../features/topics/api/use-topic';
import { useTopicArticles } from '../../features/topics/api/use-topic-articles';
import { useTopicChanges } from '../../features/topics/api/use-topic-changes';
import { useTopicStats } from '../../features/topics/api/use-topic-stats';
import { FollowingPreferences } from '../../features/topics/components/following-preferences';
import { TimelinePanel } from '../../features/topics/components/timeline-panel';
import { TopicHeader } from '../../features/topics/components/topic-header';
import { TopicTabs } from '../../features/topics/components/topic-tabs';
import { TrackerCard } from '../../features/topics/components/tracker-card';
import { useFollow } from '../../features/topics/components/use-follow';
import { useMissingMilestone } from '../../features/topics/components/use-missing-milestone';
import { WhereItStands } from '../../features/topics/components/where-it-stands';
import { pages } from '../../lib/urls';
import styles from './topic-page.module.css';

export function Component() {
  const { slug = '' } = useParams();
  const { data: topic, error } = useTopic(slug);
  const categories = useCategories();
  if (topic === undefined || categories.isLoading) {
    return error === undefined ? (
      <p role="status">{MESSAGES.topicLoading}</p>
    ) : (
      <TopicMissing error={error} />
    );
  }
  // An id or an old slug was asked for: the address becomes the present one.
  if (topic.slug !== slug) return <Navigate to={pages.topic(topic.slug)} replace />;
  return (
    <TopicView
      key={topic.id}
      topic={topic}
      category={categories.data?.find(({ id }) => id === topic.categoryId)}
    />
  );
}

function TopicView({ topic, category }: { topic: Topic; category: Category | undefined }) {
  const [isOpen, setIsOpen] = useState(true);
  const [tab, setTab] = useState('articles');
  const { isFollowing } = useFollow(topic, { asks: true });
  const { data: stats } = useTopicStats(topic.id);
  const { data: articles } = useTopicArticles(topic.id);
  const { data: milestones, error, mutate } = useMilestones(topic.id, isOpen || tab === 'history');
  useMissingMilestone(milestones, mutate);
  const { data: changes } = useTopicChanges(topic.id, tab === 'history');
  const newest = milestones?.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))[0];
  return (
    <>
      <title>{pageTitle(topic.name)}</title>
      {!topic.isListed && <meta name="robots" content="noindex" />}
      <TopicHeader topic={topic} category={category} />
      <WhereItStands
        topic={topic}
        latest={
          newest?.title ?? (milestones === undefined && error === undefined ? null : articles?.[0]?.title)
        }
        lastSource={articles?.[0]?.sourceName}
      />
      <TrackerCard topic={topic} stats={stats} />
      {isFollowing && <FollowingPreferences topicId={topic.id} />}
      <div className={styles.columns}>
        <TimelinePanel
          milestones={milestones}
          failed={error !== undefined}
          onRetry={() => void mutate()}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        />
        <section aria-label="Articles and history" className={styles.side}>
          <TopicTabs
            topic={topic}
            isFollowing={isFollowing}
            milestones={milestones}
            changes={changes}
            milestonesFailed={error !== undefined}
            tab={tab}
            onTab={setTab}
          />
        </section>
      </div>
    </>
  );
}

function TopicMissing({ error }: { error: unknown }) {
  const isLimited = error instanceof Error && error.message.toLowerCase().includes('rate limit');
  const title = isLimited ? MESSAGES.temporarilyUnavailable : MESSAGES.topicNotFound;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <Notice level="h1" alert title={title} hint={isLimited ? undefined : MESSAGES.topicNotFoundHint}>
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          Try Again
        </button>
        <Link to={pages.discover()} className="button">
          Back to Discover
        </Link>
      </Notice>
    </>
  );
}
