import type { TopicStatus, UpdateFrequency } from './topic.js';

const STATUS_BADGES: Record<TopicStatus, string> = {
  ongoing: 'Ongoing',
  developing: 'Active & Developing',
  resolved: 'Resolved',
};

/** The badge of a status as it came over the wire: missing is ongoing, foreign is 'Unknown'. */
export function statusBadge(status: string | null | undefined): string {
  if (status === null || status === undefined) return STATUS_BADGES.ongoing;
  return STATUS_BADGES[status as TopicStatus] ?? 'Unknown';
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
