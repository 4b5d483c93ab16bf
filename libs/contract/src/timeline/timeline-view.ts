import { GAP_BADGE_DAYS } from '../site/constants.js';
import type { Milestone } from './milestone.js';

export const TIMELINE_SHOWS = ['all', 'major', 'verified'] as const;
export type TimelineShow = (typeof TIMELINE_SHOWS)[number];
export const TIMELINE_ORDERS = ['newest', 'oldest'] as const;
export type TimelineOrder = (typeof TIMELINE_ORDERS)[number];

export interface TimelineView {
  show: TimelineShow;
  order: TimelineOrder;
  /** When the reader last visited the topic; null if unknown. */
  seenAt: string | null;
}

/** A milestone at its position in the timeline, and what is shown above and below it. */
export interface TimelineEntry {
  milestone: Milestone;
  /** The oldest of its topic. */
  isFirst: boolean;
  /** Reported since the reader's last visit. */
  isNew: boolean;
  /** Days since the previous update, if the timeline shows them. */
  gapDays: number | null;
  /** The side on which new milestones meet those that the reader has seen. */
  divider: 'above' | 'below' | null;
}

const isShown: Record<TimelineShow, (milestone: Milestone) => boolean> = {
  all: () => true,
  major: ({ isSignificant }) => isSignificant,
  verified: ({ confirmationLevel }) => confirmationLevel === 'verified',
};

/**
 * A topic's milestones in the order of the timeline. A gap counts from the previous update, shown or not. The divider is
 * between the newest milestone that the reader has seen and later ones. A late report of an earlier day is new below it.
 */
export function arrangeTimeline(
  milestones: readonly Milestone[],
  { show, order, seenAt }: TimelineView,
): TimelineEntry[] {
  const oldestFirst = milestones.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
  const entries = oldestFirst
    .map((milestone, index) => ({
      milestone,
      isFirst: index === 0,
      // A retracted milestone is not new.
      isNew: isLater(milestone, seenAt) && !milestone.retracted,
      gapDays: milestone.timeGap > GAP_BADGE_DAYS ? milestone.timeGap : null,
      divider: null as TimelineEntry['divider'],
    }))
    .filter(({ milestone }) => isShown[show](milestone));
  const lastKnown = entries.findLastIndex(({ milestone }) => !isLater(milestone, seenAt));
  const later = entries.slice(lastKnown + 1);
  if (lastKnown >= 0 && later[0] && later.some(({ isNew }) => isNew))
    later[0].divider = order === 'newest' ? 'below' : 'above';
  return order === 'newest' ? entries.toReversed() : entries;
}

function isLater({ createdAt }: Milestone, seenAt: string | null): boolean {
  return seenAt !== null && Date.parse(createdAt) > Date.parse(seenAt);
}

/** Updates that stand on one line of the timeline. */
export interface TimelineFold {
  entries: TimelineEntry[];
}

/** The timeline with the trifles between two other entries in one fold each. A timeline of trifles has no fold. */
export function foldTrifles(entries: readonly TimelineEntry[]): (TimelineEntry | TimelineFold)[] {
  if (entries.every(isTrifle)) return [...entries];
  const rows: (TimelineEntry | TimelineFold)[] = [];
  let run: TimelineEntry[] = [];
  const flush = () => {
    if (run.length > 0) rows.push({ entries: run });
    run = [];
  };
  for (const entry of entries) {
    if (isTrifle(entry)) {
      run.push(entry);
      continue;
    }
    flush();
    rows.push(entry);
  }
  flush();
  return rows;
}

/** A plain update of low significance that the reader has seen, or that is not marked as new. */
function isTrifle({ milestone, isNew, gapDays, divider }: TimelineEntry): boolean {
  const isPlain =
    milestone.significance === 'low' && !milestone.retracted && milestone.conflicts.length === 0;
  return isPlain && !isNew && gapDays === null && divider === null;
}
