import { MESSAGES, type Milestone, type TopicChange } from '#contract';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import styles from './story-history.module.css';

interface StoryHistoryProps {
  milestones: readonly Milestone[] | undefined;
  changes: readonly TopicChange[];
  failed: boolean;
}

/** Every development, and every change of status or of what belongs to the story, in one line each, from the beginning. */
export function StoryHistory({ milestones, changes, failed }: StoryHistoryProps) {
  const { now } = useNewsClock();
  if (milestones === undefined) {
    return <p role="status">{failed ? 'The history could not be loaded.' : 'Loading the history…'}</p>;
  }
  if (milestones.length === 0) return <p>{MESSAGES.milestonesEmpty}</p>;
  const lines = [...milestones.map(lineOfMilestone), ...changes.map(lineOfChange)];
  return (
    <ol className={styles.history}>
      {lines
        .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
        .map(({ key, at, text, isChange }) => (
          <li key={key} className={styles.row}>
            <time dateTime={at} className="meta">
              {dayLabel(at, now)}
            </time>
            <span className={isChange ? styles.change : undefined}>{text}</span>
          </li>
        ))}
    </ol>
  );
}

interface Line {
  key: string;
  at: string;
  text: string;
  isChange: boolean;
}

function lineOfMilestone({ id, date, title }: Milestone): Line {
  return { key: `milestone ${id}`, at: date, text: title, isChange: false };
}

function lineOfChange({ id, at, sentence, by }: TopicChange): Line {
  const text = by === 'editor' ? `${sentence} By an editor.` : sentence;
  return { key: `change ${id}`, at, text, isChange: true };
}
