import type { NotificationFrequency } from './follows.js';

/** How a notification is displayed to its reader. The names are specified; `alert` is not an operator's alert. */
export const NOTIFICATION_TYPES = ['article', 'topic', 'alert', 'other'] as const;

export const DIGEST_RHYTHMS = ['daily', 'weekly'] as const satisfies readonly NotificationFrequency[];
/** `recommended`: new stories that a reader may want to follow, once a week. */
export const DIGEST_KINDS = [...DIGEST_RHYTHMS, 'recommended'] as const;

/**
 * The parts of a digest, in this order: stories that ended, that have major news, all others, and what followed sources
 * reported first.
 */
export const DIGEST_SECTIONS = ['ended', 'major', 'also', 'sources'] as const;

/** How long a story is muted: for 24 hours of news time, or until the reader ends it. */
export const MUTES = ['day', 'always'] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];
export type DigestKind = (typeof DIGEST_KINDS)[number];
export type DigestSection = (typeof DIGEST_SECTIONS)[number];
export type MuteLength = (typeof MUTES)[number];
