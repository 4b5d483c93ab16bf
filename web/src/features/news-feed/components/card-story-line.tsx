import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <Trans>
          Story: <Link to={pages.topic(slug)}>{name === title ? t`its timeline` : name}</Link>
        </Trans>
      </span>
      <span className={styles.storyFacts}>
        · {origins} · {status}
      </span>
    </p>
  );
}
