import type { ReactNode } from 'react';
import type { TopicPage } from '#contract/stories';
import { PageTitle } from '../../../../components/page-title';
import { useCategories } from '../../../categories/api/use-categories';
import { FollowButton } from '../../../follow/components/follow-button';
import { useFollow } from '../../../follow/hooks/use-follow';
import { StoryHead } from './story-head';
import styles from './story-subpage-head.module.css';

interface StorySubpageHeadProps {
  topic: TopicPage;
  page: 'topic-timeline' | 'topic-sources';
  title: string;
  /** A summary in one line. */
  children: ReactNode;
}

/** The head of a page about one side of a story: the story's own, then what the page shows. */
export function StorySubpageHead({ topic, page, title, children }: StorySubpageHeadProps) {
  const follow = useFollow(topic, { asks: true });
  const { data: categories } = useCategories();
  return (
    <>
      <PageTitle page={page} shown={topic.name} />
      <StoryHead
        topic={topic}
        page={page}
        category={categories?.find(({ id }) => id === topic.categoryId)}
        follow={follow}
      >
        <FollowButton follow={follow} />
      </StoryHead>
      <h2 className={styles.title}>{title}</h2>
      <p className="meta">{children}</p>
    </>
  );
}
