import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { StoryTracker } from '#contract/stories';
import { standingSentence } from '#words/stories';
import { PageTitle } from '../../components/page-title';
import { AssistantPanel } from '../../features/assistant/components/assistant-panel';
import { OpenAssistant } from '../../features/assistant/components/open-assistant';
import { useCategories } from '../../features/categories/api/use-categories';
import { useTopicCoverage } from '../../features/coverage/api/use-topic-coverage';
import { BiasDistribution } from '../../features/coverage/components/bias-distribution';
import { FollowingPreferences } from '../../features/follow/components/preferences/following-preferences';
import { FollowersQuestions } from '../../features/follow/components/questions/followers-questions';
import { useFollow } from '../../features/follow/hooks/use-follow';
import { type StorySort, useStory } from '../../features/stories/api/use-story';
import { StoryFailed } from '../../features/stories/components/story-failed';
import { StorySkeleton } from '../../features/stories/components/story-skeleton';
import { StoryTimeline } from '../../features/stories/components/story-timeline';
import { TrackToggle } from '../../features/stories/components/track-toggle';
import { useStorySort } from '../../features/stories/hooks/use-story-sort';
import { ChangedNumbers } from '../../features/timeline/components/numbers/changed-numbers';
import { People } from '../../features/timeline/components/people';
import { useTopicStats } from '../../features/topics/api/use-topic-stats';
import { StoryColumns } from '../../features/topics/components/page/story-columns';
import { StoryHead } from '../../features/topics/components/page/story-head';
import { StoryStanding } from '../../features/topics/components/page/story-standing';
import { RelatedStories } from '../../features/topics/components/related-stories';
import { TrackerCard } from '../../features/tracked/components/tracker-card';
import { useSeen } from '../../features/tracked/hooks/use-seen';
import { useNewsClock } from '../../lib/news-clock';
import { NewsLanguage } from '../../lib/page/news-language';
import { pages } from '../../lib/urls';

export function Component() {
  const { id = '' } = useParams();
  return <StoryOfAddress key={id} id={id} />;
}

function StoryOfAddress({ id }: { id: string }) {
  const { search, hash } = useLocation();
  const [sort, setSort] = useStorySort();
  const { data: story, error, mutate } = useStory(id, sort);
  if (story === undefined && error !== undefined) {
    return <StoryFailed error={error} onRetry={mutate} />;
  }
  if (story === undefined) return <StorySkeleton />;
  // A merged story has another address now.
  if (id !== String(story.id) && id !== story.slug) {
    return <Navigate to={{ pathname: pages.story(story.id), search, hash }} replace />;
  }
  return (
    <NewsLanguage value={story.language}>
      <StoryView story={story} sort={sort} hasFailed={error !== undefined} onSort={setSort} />
    </NewsLanguage>
  );
}

interface StoryViewProps {
  story: StoryTracker;
  sort: StorySort;
  /** The requested order could not be loaded. */
  hasFailed: boolean;
  onSort: (sort: StorySort) => void;
}

function StoryView({ story, sort, hasFailed, onSort }: StoryViewProps) {
  const { now } = useNewsClock();
  const follow = useFollow(story, { asks: true });
  const { fresh } = useSeen(story.id, follow.isFollowing);
  const { data: categories } = useCategories();
  const { data: stats } = useTopicStats(story.id);
  const { data: coverage } = useTopicCoverage(story.id);
  const figures = (
    <>
      <TrackerCard topic={story} stats={stats} />
      <BiasDistribution coverage={coverage} />
      {follow.isFollowing && <FollowingPreferences topicId={story.id} />}
      <ChangedNumbers topicId={story.id} />
      <People topicId={story.id} />
    </>
  );
  return (
    <>
      <PageTitle page="story" shown={story.title} />
      <StoryHead
        topic={story}
        page="story"
        category={categories?.find(({ id }) => id === story.categoryId)}
        follow={follow}
        fresh={fresh}
      >
        <TrackToggle topicId={story.id} follow={follow} />
      </StoryHead>
      <StoryColumns
        side={figures}
        assistant={
          <AssistantPanel>
            <OpenAssistant topicId={story.id} page="story" />
          </AssistantPanel>
        }
      >
        <StoryStanding topic={story} follow={follow}>
          {standingSentence(story, null, now)}
        </StoryStanding>
        {follow.isFollowing && <FollowersQuestions topicId={story.id} />}
        <StoryTimeline story={story} sort={sort} hasFailed={hasFailed} onSort={onSort} />
      </StoryColumns>
      <RelatedStories topicId={story.id} />
    </>
  );
}
