import { GAP_BADGE_DAYS } from '../site/constants.js';
import type { Milestone } from './milestone.js';

export const TIMELINE_SHOWS = ['all', 'major', 'verified'] as const;
export type TimelineShow = (typeof TIMELINE_SHOWS)[number];
export const TIMELINE_ORDERS = ['newest', 'oldest'] as const;
export type TimelineOrder = (typeof TIMELINE_ORDERS)[number];

export interface TimelineView {
  show: TimelineShow;
  order: TimelineOrder;
  /** When the reader last looked at the topic; null where that is not known. */
  seenAt: string | null;
}

/** A milestone in its place on the line, and what stands above and below it there. */
export interface TimelineEntry {
  milestone: Milestone;
  /** The oldest of its topic. */
  isFirst: boolean;
  /** Told since the reader's last visit. */
  isNew: boolean;
  /** Days since the update before it, where the line shows them. */
  gapDays: number | null;
  /** On this side of it the line crosses from what is new to what the reader knew. */
  divider: 'above' | 'below' | null;
}

const isShown: Record<TimelineShow, (milestone: Milestone) => boolean> = {
  all: () => true,
  major: ({ isSignificant }) => isSignificant,
  verified: ({ confirmationLevel }) => confirmationLevel === 'verified',
};

/**
 * The line of a topic's milestones. A gap is that to the update before it, shown or not. The divider stands where the
 * newest known milestone meets what came after it; what was told late, of an earlier day, is new below it.
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
      // What was taken back since is no news.
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
