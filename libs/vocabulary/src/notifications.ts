/** What a notification looks like to its reader. */
export const NOTIFICATION_TYPES = ['article', 'topic', 'alert', 'other'] as const;

export const NOTIFICATION_FREQUENCIES = [
  'immediate',
  'daily',
  'weekly',
  'major_only',
  'resolution_only',
] as const;
export const PRIORITIES = ['low', 'normal', 'high'] as const;

export const DIGEST_RHYTHMS = ['daily', 'weekly'] as const satisfies readonly NotificationFrequency[];
/** `recommended`: new stories that a reader may want to follow, once a week. */
export const DIGEST_KINDS = [...DIGEST_RHYTHMS, 'recommended'] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export type NotificationFrequency = (typeof NOTIFICATION_FREQUENCIES)[number];
export type Priority = (typeof PRIORITIES)[number];
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];
export type DigestKind = (typeof DIGEST_KINDS)[number];

export const DEFAULT_PRIORITY = 'normal' satisfies Priority;
export const DEFAULT_FREQUENCY = 'daily' satisfies NotificationFrequency;
