import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Topic } from '#contract/stories';
import { Icon } from '../../../../components/feedback/icon';
import { PageTitle } from '../../../../components/page-title';
import { pages } from '../../../../lib/urls';
import { StoryLinks } from './story-links';
import styles from './topic-subpage-header.module.css';

interface TopicSubpageHeaderProps {
  topic: Topic;
  page: 'topic-timeline' | 'topic-sources';
  title: string;
  /** A summary in one line. */
  children: ReactNode;
}

/** The head of a page about one side of a topic, with the way back to it. */
export function TopicSubpageHeader({ topic, page, title, children }: TopicSubpageHeaderProps) {
  return (
    <header>
      <PageTitle page={page} shown={topic.name} />
      <div className={styles.top} data-print="no">
        <Link to={pages.topic(topic.slug)} className={styles.back}>
          <Icon name="back" size={16} />
          {topic.name}
        </Link>
        <StoryLinks topic={topic} page={page} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className="meta">{children}</p>
    </header>
  );
}
