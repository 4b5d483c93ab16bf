import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { quietDays, type StorySummary } from '#contract/stories';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import styles from './other-stories.module.css';

/** The stories that were resolved in the last seven days, by how they ended. */
export function EndedStories({ stories }: { stories: readonly StorySummary[] }) {
  const { now } = useNewsClock();
  return (
    <ShortList title={t`Ended this week`} id="ended-this-week">
      {stories.map((story) => (
        <Line key={story.id} story={story} text={story.ending?.text} hidden="ended ">
          {story.ending !== null && dayLabel(story.ending.at, now)}
        </Line>
      ))}
    </ShortList>
  );
}

/** The stories that are not resolved, but not reported either. */
export function QuietStories({ stories }: { stories: readonly StorySummary[] }) {
  const { now } = useNewsClock();
  return (
    <ShortList title={t`Quiet but open`} id="quiet-but-open">
      {stories.map((story) => (
        <Line key={story.id} story={story} hidden={t`no reporting for `}>
          <Trans>{quietDays(story, now)} days</Trans>
        </Line>
      ))}
    </ShortList>
  );
}

function ShortList({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

interface LineProps {
  story: StorySummary;
  /** Stands for the story. Its label by default. */
  text?: string | undefined;
  /** What the heading says for those who see it. */
  hidden: string;
  children: ReactNode;
}

/** A story in one line. */
function Line({ story, text, hidden, children }: LineProps) {
  const name = text ?? story.label ?? story.name;
  return (
    <li className={styles.line}>
      <Link to={pages.topic(story.slug)} className={styles.name} title={name}>
        {name}
      </Link>
      <span className={`meta ${styles.said}`}>
        <span className="visually-hidden">{hidden}</span>
        {children}
      </span>
    </li>
  );
}
