import { MESSAGES, type Milestone } from '#contract';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import styles from './story-history.module.css';

interface StoryHistoryProps {
  milestones: readonly Milestone[] | undefined;
  failed: boolean;
}

/** Every development in one line each, from the beginning. */
export function StoryHistory({ milestones, failed }: StoryHistoryProps) {
  const { now } = useNewsClock();
  if (milestones === undefined) {
    return <p role="status">{failed ? 'The history could not be loaded.' : 'Loading the history…'}</p>;
  }
  if (milestones.length === 0) return <p>{MESSAGES.milestonesEmpty}</p>;
  return (
    <ol className={styles.history}>
      {milestones
        .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
        .map((milestone) => (
          <li key={milestone.id} className={styles.row}>
            <time dateTime={milestone.date} className="meta">
              {dayLabel(milestone.date, now)}
            </time>
            <span>{milestone.title}</span>
          </li>
        ))}
    </ol>
  );
}
