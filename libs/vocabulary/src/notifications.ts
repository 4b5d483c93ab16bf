import type { NotificationFrequency } from './follows.js';

/** How a notification is displayed to its reader. The names are specified; `alert` is not an operator's alert. */
export const NOTIFICATION_TYPES = ['article', 'topic', 'alert', 'other'] as const;

export const DIGEST_RHYTHMS = ['daily', 'weekly'] as const satisfies readonly NotificationFrequency[];
/** `recommended`: new stories that a reader may want to follow, once a week. */
export const DIGEST_KINDS = [...DIGEST_RHYTHMS, 'recommended'] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];
export type DigestKind = (typeof DIGEST_KINDS)[number];
