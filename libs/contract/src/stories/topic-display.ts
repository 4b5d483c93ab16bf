import { TOPIC_STATUS_NAMES } from '#vocabulary';
import type { UpdateFrequency } from './topic.js';

const BADGE_OF: ReadonlyMap<string, string> = new Map(Object.entries(TOPIC_STATUS_NAMES));

/** The badge of a status as received: a missing one is ongoing, an unfamiliar one 'Unknown'. */
export function statusBadge(status: string | null | undefined): string {
  if (status === null || status === undefined) return TOPIC_STATUS_NAMES.ongoing;
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
