import { type ReactNode, useCallback, useState } from 'react';
import {
  arrangeTimeline,
  foldTrifles,
  type Milestone,
  type TimelineEntry,
  type TimelineOrder,
  type TimelineShow,
} from '#contract/timeline';
import { readerDay } from '../../../lib/dates';
import { ConfirmationDrawer } from './confirmation/confirmation-drawer';
import { GapBadge } from './gap-badge';
import { MilestoneItem } from './milestone/milestone-item';
import styles from './timeline.module.css';
import { TimelineFold } from './timeline-fold';
import { VisitDivider } from './visit-divider';

interface TimelineProps {
  milestones: readonly Milestone[];
  show?: TimelineShow;
  order?: TimelineOrder;
  /** When the reader last visited; null if unknown. */
  seenAt?: string | null;
  /** Puts smaller updates on one line. */
  isFolded?: boolean;
  /** False: the origins of a milestone cannot be opened, as with samples and in a preview. */
  hasOrigins?: boolean;
}

/** The timeline: dates at the left, a badge for gaps of more than three days, a divider at the last visit. */
export function Timeline({
  milestones,
  show = 'all',
  order = 'newest',
  seenAt = null,
  isFolded = false,
  hasOrigins = true,
}: TimelineProps) {
  const [opened, setOpened] = useState<Milestone | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const entries = arrangeTimeline(milestones, { show, order, seenAt });
  const rows = isFolded ? foldTrifles(entries) : entries;
  const rowOf = (entry: TimelineEntry, above: TimelineEntry | undefined) => (
    <TimelineRow
      key={entry.milestone.id}
      entry={entry}
      isNewDay={above === undefined || dayOf(above) !== dayOf(entry)}
      order={order}
      seenAt={seenAt}
    >
      {(own) => <MilestoneItem {...own} onOrigins={hasOrigins ? setOpened : undefined} />}
    </TimelineRow>
  );
  return (
    <>
      <ol className={styles.timeline}>
        {rows.map((row, at) => {
          const above = rows[at - 1];
          if (!('entries' in row)) return rowOf(row, above && 'entries' in above ? undefined : above);
          return (
            <li key={`fold ${row.entries[0]?.milestone.id}`}>
              <TimelineFold entries={row.entries}>
                {row.entries.map((entry, place) => rowOf(entry, row.entries[place - 1]))}
              </TimelineFold>
            </li>
          );
        })}
      </ol>
      {hasOrigins && <ConfirmationDrawer milestone={opened} onClose={close} />}
    </>
  );
}

const dayOf = ({ milestone }: TimelineEntry) => readerDay(milestone.date);

interface TimelineRowProps {
  entry: TimelineEntry;
  isNewDay: boolean;
  order: TimelineOrder;
  seenAt: string | null;
  children: (
    own: Pick<TimelineEntry, 'milestone' | 'isFirst' | 'isNew'> & { isNewDay: boolean },
  ) => ReactNode;
}

/** A milestone with what stands above and below it. */
function TimelineRow({ entry, isNewDay, order, seenAt, children }: TimelineRowProps) {
  const { milestone, isFirst, isNew, gapDays, divider } = entry;
  return (
    <li>
      {divider === 'above' && <VisitDivider seenAt={seenAt} order={order} />}
      {order === 'oldest' && gapDays !== null && <GapBadge days={gapDays} />}
      {children({ milestone, isFirst, isNew, isNewDay })}
      {order === 'newest' && gapDays !== null && <GapBadge days={gapDays} />}
      {divider === 'below' && <VisitDivider seenAt={seenAt} order={order} />}
    </li>
  );
}
