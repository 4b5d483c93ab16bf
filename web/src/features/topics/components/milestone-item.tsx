import { useId, useState } from 'react';
import { MILESTONE_SOURCES_SHOWN, type Milestone, markerOf } from '#contract';
import { useAnchor } from '../../../lib/anchor';
import { dayLabel, momentLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { ConfirmationChip } from './confirmation-chip';
import { MilestoneDetails } from './milestone-details';
import styles from './milestone-item.module.css';
import { MilestoneMarker } from './milestone-marker';

interface MilestoneItemProps {
  milestone: Milestone;
  /** The oldest of its topic. */
  isFirst: boolean;
  /** False where the one above happened on the same day: the rail names each day once. */
  isNewDay: boolean;
}

/** One development: date, marker, headline with its confirmation; the details are folded. */
export function MilestoneItem({ milestone, isFirst, isNewDay }: MilestoneItemProps) {
  const { now } = useNewsClock();
  const [isOpen, setIsOpen] = useState(false);
  const title = useId();
  const { anchor, isTarget } = useAnchor<HTMLElement>(`milestone-${milestone.id}`);
  return (
    <article
      id={`milestone-${milestone.id}`}
      ref={anchor}
      tabIndex={isTarget ? -1 : undefined}
      aria-labelledby={title}
      className={`${styles.item} ${isTarget ? styles.target : ''}`}
    >
      <time dateTime={milestone.date} title={momentLabel(milestone.date)} className={styles.date}>
        <span className={isNewDay ? undefined : 'visually-hidden'}>{dayLabel(milestone.date, now)}</span>
      </time>
      <div className={styles.marker}>
        <MilestoneMarker marker={markerOf(milestone, isFirst)} />
      </div>
      <div className={styles.content}>
        <h3 id={title} className={styles.title}>
          {milestone.title}
        </h3>
        <p className={styles.chips}>
          <ConfirmationChip
            level={milestone.confirmationLevel}
            originCount={milestone.originCount}
            outletCount={milestone.outletCount}
          />
          {milestone.retracted && <span className={styles.retracted}>Retracted</span>}
        </p>
        <MilestoneDetails milestone={milestone} isOpen={isOpen} />
        {hasMore(milestone) && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-describedby={title}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show Less' : 'Show More'}
          </button>
        )}
      </div>
    </article>
  );
}

const hasMore = ({ sources, quotes, imageUrl, description, title }: Milestone) =>
  sources.length > MILESTONE_SOURCES_SHOWN ||
  quotes.length > 0 ||
  imageUrl !== null ||
  (description !== '' && description !== title);
