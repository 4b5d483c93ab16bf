import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type Category } from '#contract/reading';
import type { TopicPage } from '#contract/stories';
import { MESSAGES } from '#words/site';
import { standingSentence } from '#words/stories';
import { PageTitle } from '../../components/page-title';
import { SubscribersAssistant } from '../../features/assistant/components/subscribers-assistant';
import { useCategories } from '../../features/categories/api/use-categories';
import { useTopicCoverage } from '../../features/coverage/api/use-topic-coverage';
import { BiasDistribution } from '../../features/coverage/components/bias-distribution';
import { FollowButton } from '../../features/follow/components/follow-button';
import { FollowingPreferences } from '../../features/follow/components/preferences/following-preferences';
import { FollowersQuestions } from '../../features/follow/components/questions/followers-questions';
import { useFollow } from '../../features/follow/hooks/use-follow';
import { useMilestones } from '../../features/timeline/api/use-milestones';
import { ChangedNumbers } from '../../features/timeline/components/numbers/changed-numbers';
import { People } from '../../features/timeline/components/people';
import { TimelinePanel } from '../../features/timeline/components/timeline-panel';
import { useMissingMilestone } from '../../features/timeline/hooks/use-missing-milestone';
import { useTopicArticles } from '../../features/topics/api/use-topic-articles';
import { useTopicChanges } from '../../features/topics/api/use-topic-changes';
import { useTopicStats } from '../../features/topics/api/use-topic-stats';
import { StoryColumns } from '../../features/topics/components/page/story-columns';
import { StoryHead } from '../../features/topics/components/page/story-head';
import { StoryStanding } from '../../features/topics/components/page/story-standing';
import { TopicOfAddress } from '../../features/topics/components/page/topic-of-address';
import { RelatedStories } from '../../features/topics/components/related-stories';
import { TopicTabs } from '../../features/topics/components/topic-tabs';
import { useChosenTab } from '../../features/topics/hooks/use-chosen-tab';
import { TrackerCard } from '../../features/tracked/components/tracker-card';
import { useSeen } from '../../features/tracked/hooks/use-seen';
import { useNewsClock } from '../../lib/news-clock';
import { pages } from '../../lib/urls';

/** The time machine, loaded when an address names a moment. */
const PastTopic = lazy(() =>
  import('../../features/topics/components/past/past-topic').then((it) => ({ default: it.PastTopic })),
);

export function Component() {
  const { slug = '' } = useParams();
  const at = useSearchParams()[0].get('at');
  if (at !== null)
    return (
      <Suspense fallback={<p role="status">{MESSAGES.topicLoading}</p>}>
        <PastTopic key={slug} slug={slug} at={at} />
      </Suspense>
    );
  return <TopicNow />;
}

function TopicNow() {
  // Read here, because SWR renders again only for what the render itself has read, not for what a child's callback reads.
  const { data: categories, error } = useCategories();
  return (
    <TopicOfAddress path={pages.topic}>
      {(topic) =>
        categories === undefined && error === undefined ? (
          <p role="status">{MESSAGES.topicLoading}</p>
        ) : (
          <TopicView
            key={topic.id}
            topic={topic}
            category={categories?.find(({ id }) => id === topic.categoryId)}
          />
        )
      }
    </TopicOfAddress>
  );
}

function TopicView({ topic, category }: { topic: TopicPage; category: Category | undefined }) {
  const { now } = useNewsClock();
  const [isOpen, setIsOpen] = useState(true);
  const [tab, setTab] = useChosenTab();
  const follow = useFollow(topic, { asks: true });
  const { fresh, seenAt } = useSeen(topic.id, follow.isFollowing);
  const { data: stats } = useTopicStats(topic.id);
  const { data: coverage } = useTopicCoverage(topic.id);
  const { data: articles } = useTopicArticles(topic.id);
  const milestones = useMilestones(topic.id, isOpen || tab === 'history');
  useMissingMilestone(milestones.data, milestones.mutate);
  const changes = useTopicChanges(topic.id, tab === 'history');
  // The newest report is missing from the list if it is a copy, or from a source that the reader hides.
  const last = articles?.[0];
  const figures = (
    <>
      <TrackerCard topic={topic} stats={stats} />
      <BiasDistribution coverage={coverage} />
      {follow.isFollowing && <FollowingPreferences topicId={topic.id} />}
      <ChangedNumbers topicId={topic.id} />
      <People topicId={topic.id} />
    </>
  );
  const articlesAndHistory = (
    <section aria-label={t`Articles and history`}>
      <TopicTabs
        topic={topic}
        isFollowing={follow.isFollowing}
        milestones={milestones.data}
        changes={changes.data}
        historyFailed={milestones.error !== undefined || changes.error !== undefined}
        onHistoryRetry={() => Promise.all([milestones.mutate(), changes.mutate()])}
        tab={tab}
        onTab={setTab}
      />
    </section>
  );
  return (
    <>
      <PageTitle page="topic" shown={topic.name} />
      <StoryHead topic={topic} page="topic" category={category} follow={follow} fresh={fresh}>
        <FollowButton follow={follow} />
      </StoryHead>
      <StoryColumns
        side={figures}
        below={articlesAndHistory}
        assistant={<SubscribersAssistant topicId={topic.id} />}
      >
        <StoryStanding topic={topic} follow={follow}>
          {standingSentence(topic, last?.publishedAt === topic.lastReportedAt ? last.sourceName : null, now)}
        </StoryStanding>
        {follow.isFollowing && <FollowersQuestions topicId={topic.id} />}
        <TimelinePanel
          topic={topic}
          milestones={milestones.data}
          failed={milestones.error !== undefined}
          onRetry={milestones.mutate}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          seenAt={seenAt}
        />
      </StoryColumns>
      <RelatedStories topicId={topic.id} />
    </>
  );
}
