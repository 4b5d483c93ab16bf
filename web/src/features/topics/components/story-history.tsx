import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TopicChange } from '#contract/stories';
import type { Milestone } from '#contract/timeline';
import { momentLabel } from '#words/news-clock';
import { MESSAGES } from '#words/site';
import { changeWords } from '#words/stories';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { StatusBadge } from '../../../components/story/status-badge';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { useNewsLanguage } from '../../../lib/page/news-language';
import { pages } from '../../../lib/urls';
import styles from './story-history.module.css';

interface StoryHistoryProps {
  slug: string;
  milestones: readonly Milestone[] | undefined;
  changes: readonly TopicChange[] | undefined;
  failed: boolean;
  onRetry: () => Promise<unknown>;
}

/** Every development, and every change of the story's status or content, one line each, oldest first. */
export function StoryHistory({ slug, milestones, changes, failed, onRetry }: StoryHistoryProps) {
  const { now } = useNewsClock();
  const language = useNewsLanguage();
  if (failed && (milestones === undefined || changes === undefined)) {
    return <LoadFailed title={t`The history could not be loaded.`} onRetry={onRetry} />;
  }
  if (milestones === undefined || changes === undefined) return <Skeleton />;
  const lines = [
    ...milestones.map((milestone) => lineOfMilestone(milestone, slug, language)),
    ...changes.map(lineOfChange),
  ];
  if (lines.length === 0) return <p>{MESSAGES.milestonesEmpty}</p>;
  return (
    <ol>
      {lines
        .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
        .map(({ key, at, content }) => (
          <li key={key} className={styles.row}>
            <time dateTime={at} title={momentLabel(at)} className="meta">
              {dayLabel(at, now)}
            </time>
            {content}
          </li>
        ))}
    </ol>
  );
}

interface Line {
  key: string;
  at: string;
  content: ReactNode;
}

function lineOfMilestone(
  { id, date, title, retracted }: Milestone,
  slug: string,
  language: string | undefined,
): Line {
  const link = (
    <Link to={pages.milestone(slug, id)} className={styles.milestone} lang={language}>
      {retracted ? <s>{title}</s> : title}
    </Link>
  );
  return { key: `milestone ${id}`, at: date, content: link };
}

function lineOfChange({ id, at, sentence, by, status }: TopicChange): Line {
  const content = (
    <div className={styles.change}>
      {status !== null && <StatusBadge status={status} />}
      <p>{by === 'editor' ? t`${{ change: changeWords(sentence) }} By an editor.` : changeWords(sentence)}</p>
    </div>
  );
  return { key: `change ${id}`, at, content };
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t`Loading the history`}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <span key={key} className={`bone ${styles.bone}`} />
      ))}
    </div>
  );
}
