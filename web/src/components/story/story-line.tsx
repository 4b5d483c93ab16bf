import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StorySummary } from '#contract/stories';
import { originsLabel } from '#words/timeline';
import { pages } from '../../lib/urls';
import { RelativeTime } from '../relative-time';
import { StatusBadge } from './status-badge';
import styles from './story-line.module.css';

interface StoryLineProps {
  story: StorySummary;
  /** More about it, below the rest. */
  children?: ReactNode;
}

/** A story in a short list: its label, its latest state or its end, and how well that is confirmed. */
export function StoryLine({ story, children }: StoryLineProps) {
  const { slug, label, name, language, status, ending, originCount } = story;
  const state = ending ?? story.whereItStands;
  return (
    <article className={styles.line}>
      <Link to={pages.topic(slug)} className={styles.name} lang={language}>
        {label ?? name}
      </Link>
      {(label !== null || state !== null) && (
        <p className={styles.state} lang={language}>
          {state?.text ?? name}
        </p>
      )}
      <p className={`meta ${styles.meta}`}>
        <StatusBadge status={status} />
        <span>{originsLabel(originCount)}</span>
        <RelativeTime at={ending?.at ?? story.lastReportedAt} />
      </p>
      {children}
    </article>
  );
}
