import { z } from 'zod';
import { DIGEST_SECTIONS, NOTIFICATION_TYPES } from '#vocabulary';
import { IdParam } from '../site/paging.js';
import { Mute } from './mute.js';

export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.infer<typeof NotificationType>;

/** The bell's badge counts up to this number, then shows '9+'. */
export const BADGE_MAX = 9;
export const NOTIFICATION_SKELETONS = 3;
export const NOTIFICATIONS_ANSWERED = 50;
/** Counting stops here. */
export const UNREAD_COUNTED = 100;

export const Notification = z.object({
  id: z.int().positive(),
  type: NotificationType,
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** News time: when it was written, or last updated. */
  createdAt: z.iso.datetime(),
  /** Its place in the list, the newest first. An update gives it a new one. */
  position: z.int().positive(),
  /** The page that it links to, such as '/topics/orrin-dam#milestone-12'; null if none. */
  link: z.string().nullable(),
  /** The story that it is about; null for a digest and for a followed source. */
  topic: z
    .object({
      id: z.int().positive(),
      name: z.string(),
      /** Of its reports (BCP 47). Copies on devices may be older than this field. */
      language: z.string().default('en'),
      link: z.string(),
      isFollowed: z.boolean(),
      mute: Mute.nullable(),
    })
    .nullable(),
  /**
   * What happened, by topic: in a digest, and in a notification of a followed source. Recommendations have no sections. An
   * item of the section `sources` links to a source.
   */
  items: z.array(
    z.object({
      link: z.string(),
      name: z.string(),
      /** Of the story (BCP 47). Null for a source. Copies on devices may be older than this field. */
      language: z.string().nullable().default(null),
      section: z.enum(DIGEST_SECTIONS).nullable(),
      facts: z.array(z.string()),
    }),
  ),
  /** In a digest: the stories for which it has no room. */
  more: z.int().min(0),
});
export type Notification = z.infer<typeof Notification>;
export const Notifications = z.array(Notification);

/** Which part of the list. `before`: after the notification with this position. */
export const NotificationsQuery = z.object({
  before: IdParam.optional(),
  unread: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;

/** What the reader has seen: positions up to this one. Without it, everything. */
export const SeenQuery = z.object({ upTo: IdParam.optional() });
export type SeenQuery = z.infer<typeof SeenQuery>;

export const NotificationCount = z.object({ count: z.int().min(0) });
export type NotificationCount = z.infer<typeof NotificationCount>;

/** Also the position of the newest notification, read or not: it grows with each new one, even if the count does not. */
export const LiveCount = NotificationCount.extend({ newest: z.int().min(0).default(0) });
export type LiveCount = z.infer<typeof LiveCount>;

/** The secret in a link of a digest's email. */
export const Unsubscription = z.strictObject({
  secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a valid link'),
});
export type Unsubscription = z.infer<typeof Unsubscription>;

/** The text of the badge. */
export function badgeText(count: number): string {
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
}
