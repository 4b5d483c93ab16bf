import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Topic } from '#contract/stories';
import { pages } from '../../../../lib/urls';
import styles from './story-links.module.css';

export type StoryPageName = 'topic' | 'story' | 'topic-timeline' | 'topic-sources';

interface StoryLinksProps {
  topic: Pick<Topic, 'id' | 'slug'>;
  /** The page that is shown. */
  page: StoryPageName;
}

/** Links between the pages of one story. */
export function StoryLinks({ topic: { id, slug }, page }: StoryLinksProps) {
  const links: readonly { name: StoryPageName; to: string; label: string }[] = [
    { name: 'topic', to: pages.topic(slug), label: t`Overview` },
    { name: 'story', to: pages.story(id), label: t`Tracker` },
    { name: 'topic-timeline', to: pages.topicTimeline(slug), label: t`All milestones` },
    { name: 'topic-sources', to: pages.topicSources(slug), label: t`Sources` },
  ];
  return (
    <nav aria-label={t`Pages of this story`}>
      <ul className={styles.links}>
        {links.map(({ name, to, label }) => (
          <li key={name}>
            <Link to={to} className={styles.link} aria-current={name === page ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
