/** How often a follower wants notifications about a topic. */
export const NOTIFICATION_FREQUENCIES = [
  'immediate',
  'daily',
  'weekly',
  'major_only',
  'resolution_only',
] as const;
export const PRIORITIES = ['low', 'normal', 'high'] as const;

export type NotificationFrequency = (typeof NOTIFICATION_FREQUENCIES)[number];
export type Priority = (typeof PRIORITIES)[number];

export const DEFAULT_PRIORITY = 'normal' satisfies Priority;
export const DEFAULT_FREQUENCY = 'daily' satisfies NotificationFrequency;
