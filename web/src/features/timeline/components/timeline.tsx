import { useCallback, useState } from 'react';
import { arrangeTimeline, type Milestone, type TimelineOrder, type TimelineShow } from '#contract/timeline';
import { ConfirmationDrawer } from './confirmation/confirmation-drawer';
import { GapBadge } from './gap-badge';
import { MilestoneItem } from './milestone-item';
import styles from './timeline.module.css';
import { VisitDivider } from './visit-divider';

interface TimelineProps {
  milestones: readonly Milestone[];
  show?: TimelineShow;
  order?: TimelineOrder;
  /** When the reader last visited; null if unknown. */
  seenAt?: string | null;
  /** Samples have no origins to show. */
  isSample?: boolean;
}

/** The timeline: dates at the left, a badge for gaps of more than three days, a divider at the last visit. */
export function Timeline({
  milestones,
  show = 'all',
  order = 'newest',
  seenAt = null,
  isSample = false,
}: TimelineProps) {
  const [opened, setOpened] = useState<Milestone | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const entries = arrangeTimeline(milestones, { show, order, seenAt });
  const days = entries.map(({ milestone }) => new Date(milestone.date).toDateString());
  return (
    <>
      <ol className={styles.timeline}>
        {entries.map(({ milestone, isFirst, isNew, gapDays, divider }, index) => (
          <li key={milestone.id}>
            {divider === 'above' && <VisitDivider seenAt={seenAt} order={order} />}
            {order === 'oldest' && gapDays !== null && <GapBadge days={gapDays} />}
            <MilestoneItem
              milestone={milestone}
              isFirst={isFirst}
              isNew={isNew}
              isNewDay={days[index] !== days[index - 1]}
              onOrigins={isSample ? undefined : setOpened}
            />
            {order === 'newest' && gapDays !== null && <GapBadge days={gapDays} />}
            {divider === 'below' && <VisitDivider seenAt={seenAt} order={order} />}
          </li>
        ))}
      </ol>
      {!isSample && <ConfirmationDrawer milestone={opened} onClose={close} />}
    </>
  );
}
