import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { MESSAGES, pageTitle } from '#contract';
import { Notice } from '../../components/notice';
import { type StorySort, useStory } from '../../features/stories/api/use-story';
import { StoryHeader } from '../../features/stories/components/story-header';
import { StoryTimeline } from '../../features/stories/components/story-timeline';
import { pages } from '../../lib/urls';
import styles from './reading.module.css';

export function Component() {
  const { id = '' } = useParams();
  return <StoryView key={id} id={id} />;
}

function StoryView({ id }: { id: string }) {
  const [sort, setSort] = useState<StorySort>('newest');
  const { data: story, error } = useStory(id, sort);
  if (story === undefined && error !== undefined) {
    return (
      <>
        <title>{pageTitle(MESSAGES.storyNotFound)}</title>
        <Notice level="h1" alert title={MESSAGES.storyNotFound} hint={MESSAGES.storyNotFoundHint}>
          <Link to={pages.home} className="button button-primary">
            Return to News Feed
          </Link>
        </Notice>
      </>
    );
  }
  if (story === undefined) return <p role="status">Loading the story…</p>;
  return (
    <div className={styles.column}>
      <title>{pageTitle(story.title)}</title>
      <StoryHeader story={story} />
      <StoryTimeline milestones={story.milestones} sort={sort} onSort={setSort} />
    </div>
  );
}
