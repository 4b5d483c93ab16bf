import type { TopicStatus, UpdateFrequency } from './topic.js';

const STATUS_BADGES = {
  ongoing: 'Ongoing',
  developing: 'Active & Developing',
  resolved: 'Resolved',
} as const satisfies Record<TopicStatus, string>;
const BADGE_OF: ReadonlyMap<string, string> = new Map(Object.entries(STATUS_BADGES));

/** The badge of a status as received: a missing one is ongoing, an unfamiliar one 'Unknown'. */
export function statusBadge(status: string | null | undefined): string {
  if (status === null || status === undefined) return STATUS_BADGES.ongoing;
  return BADGE_OF.get(status) ?? 'Unknown';
}

const FREQUENCIES: Record<UpdateFrequency, string> = {
  frequent: 'Frequent updates',
  moderate: 'Moderate updates',
  slow: 'Slow updates',
  none: 'Updates as they happen',
};

export function frequencyLabel(frequency: UpdateFrequency): string {
  return FREQUENCIES[frequency];
}
