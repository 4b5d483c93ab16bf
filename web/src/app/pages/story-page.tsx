import { Navigate, useLocation, useParams } from 'react-router-dom';
import { PageTitle } from '../../components/page-title';
import { useStory } from '../../features/stories/api/use-story';
import { StoryFailed } from '../../features/stories/components/story-failed';
import { StoryHeader } from '../../features/stories/components/story-header';
import { StorySkeleton } from '../../features/stories/components/story-skeleton';
import { StoryTimeline } from '../../features/stories/components/story-timeline';
import { useStorySort } from '../../features/stories/hooks/use-story-sort';
import { WhereItStands } from '../../features/topics/components/where-it-stands';
import { pages } from '../../lib/urls';
import styles from './reading.module.css';

export function Component() {
  const { id = '' } = useParams();
  return <StoryView key={id} id={id} />;
}

function StoryView({ id }: { id: string }) {
  const { search } = useLocation();
  const [sort, setSort] = useStorySort();
  const { data: story, error, isValidating, mutate } = useStory(id, sort);
  if (story === undefined && error !== undefined) {
    return <StoryFailed error={error} isTrying={isValidating} onRetry={() => void mutate()} />;
  }
  if (story === undefined) return <StorySkeleton />;
  // A merged story has another address now.
  if (id !== String(story.id) && id !== story.slug) {
    return <Navigate to={{ pathname: pages.story(story.id), search }} replace />;
  }
  return (
    <div className={styles.column}>
      <PageTitle page="story" shown={story.title} />
      <StoryHeader story={story} />
      <WhereItStands slug={story.slug} standing={story.whereItStands} />
      <StoryTimeline story={story} sort={sort} hasFailed={error !== undefined} onSort={setSort} />
    </div>
  );
}
