import { Link } from 'react-router-dom';
import type { CardStory } from '#contract/reading';
import { pages } from '../../../lib/urls';
import styles from './article-row.module.css';

interface CardStoryLineProps {
  story: CardStory;
  /** The article's headline. A story without a label often bears it, and it is not repeated. */
  title: string;
}

/** 'Story: Silverbank dispute · 8 origins · developing' */
export function CardStoryLine({ story, title }: CardStoryLineProps) {
  const { slug, name, originCount, status } = story;
  const origins = `${originCount} ${originCount === 1 ? 'origin' : 'origins'}`;
  return (
    <p className={`meta ${styles.story}`}>
      <span className={styles.storyName}>
        Story: <Link to={pages.topic(slug)}>{name === title ? 'its timeline' : name}</Link>
      </span>
      <span className={styles.storyFacts}>
        · {origins} · {status}
      </span>
    </p>
  );
}
