import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { CardStory } from '#contract/reading';
import { i18n } from '#language';
import type { TopicStatus } from '#vocabulary';
import { pages } from '../../../lib/urls';
import styles from './article-row.module.css';

const STATUS_WORDS: Record<TopicStatus, MessageDescriptor> = {
  ongoing: msg`ongoing`,
  developing: msg`developing`,
  resolved: msg`resolved`,
};

interface CardStoryLineProps {
  story: CardStory;
  /** The article's headline. A story without a label often bears it, and it is not repeated. */
  title: string;
}

/** 'Story: Silverbank dispute · 8 origins · developing' */
export function CardStoryLine({ story, title }: CardStoryLineProps) {
  const { slug, name, language, originCount, status } = story;
  return (
    <p className={`meta ${styles.story}`}>
      <span className={styles.storyName}>
        {name === title ? (
          <Trans>
            Story: <Link to={pages.topic(slug)}>its timeline</Link>
          </Trans>
        ) : (
          <Trans>
            Story:{' '}
            <Link to={pages.topic(slug)} lang={language}>
              {name}
            </Link>
          </Trans>
        )}
      </span>
      <span className={styles.storyFacts}>
        · {plural(originCount, { one: '# origin', other: '# origins' })} · {i18n._(STATUS_WORDS[status])}
      </span>
    </p>
  );
}
