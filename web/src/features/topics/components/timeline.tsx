import { GAP_BADGE_DAYS, type Milestone } from '#contract';
import { GapBadge } from './gap-badge';
import { MilestoneItem } from './milestone-item';
import styles from './timeline.module.css';

/** The rail: newest development on top, dates at its left, a badge on the line where more than three days passed. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  const ordered = milestones.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.id - a.id);
  return (
    <ol className={styles.timeline}>
      {ordered.map((milestone, index) => (
        <li key={milestone.id}>
          <MilestoneItem
            milestone={milestone}
            isFirst={index === ordered.length - 1}
            isNewDay={!isSameDay(milestone, ordered[index - 1])}
          />
          {milestone.timeGap > GAP_BADGE_DAYS && <GapBadge days={milestone.timeGap} />}
        </li>
      ))}
    </ol>
  );
}

const isSameDay = (milestone: Milestone, above: Milestone | undefined) =>
  above !== undefined && new Date(above.date).toDateString() === new Date(milestone.date).toDateString();
