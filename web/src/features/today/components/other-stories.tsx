import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
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
        <Line key={story.id} story={story} text={story.ending?.text}>
          {story.ending !== null && <Ended day={dayLabel(story.ending.at, now)} />}
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
        <Line key={story.id} story={story}>
          <Quiet days={quietDays(story, now)} />
        </Line>
      ))}
    </ShortList>
  );
}

/** What the heading says already is for those who do not see it. */
function Ended({ day }: { day: string }) {
  return (
    <Trans>
      <span className="visually-hidden">ended </span>
      {day}
    </Trans>
  );
}

function Quiet({ days }: { days: number }) {
  return (
    <Trans>
      <span className="visually-hidden">no reporting for </span>
      <Plural value={days} one="# day" other="# days" />
    </Trans>
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
  children: ReactNode;
}

/** A story in one line. */
function Line({ story, text, children }: LineProps) {
  const name = text ?? story.label ?? story.name;
  return (
    <li className={styles.line}>
      <Link to={pages.topic(story.slug)} className={styles.name} title={name} lang={story.language}>
        {name}
      </Link>
      <span className={`meta ${styles.said}`}>{children}</span>
    </li>
  );
}
