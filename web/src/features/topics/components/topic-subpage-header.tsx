import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageTitle } from '#contract/site';
import { type Topic } from '#contract/stories';
import { Icon } from '../../../components/feedback/icon';
import { pages } from '../../../lib/urls';
import styles from './topic-subpage-header.module.css';

interface TopicSubpageHeaderProps {
  topic: Topic;
  title: string;
  /** A summary in one line. */
  children: ReactNode;
}

/** The header of a topic's subpage, with a link back to the topic. */
export function TopicSubpageHeader({ topic, title, children }: TopicSubpageHeaderProps) {
  return (
    <header>
      <title>{pageTitle(`${topic.name}: ${title}`)}</title>
      <Link to={pages.topic(topic.slug)} className={styles.back}>
        <Icon name="back" size={16} />
        {topic.name}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <p className="meta">{children}</p>
    </header>
  );
}
