import { z } from 'zod';
import { NOTIFICATION_TYPES } from '#vocabulary';

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
  /** News time. */
  createdAt: z.iso.datetime(),
  /** The page that it links to, such as '/topics/orrin-dam#milestone-12'; null if none. */
  link: z.string().nullable(),
  /** In a digest: what happened, by topic. */
  items: z.array(z.object({ link: z.string(), name: z.string(), facts: z.array(z.string()) })),
});
export type Notification = z.infer<typeof Notification>;
export const Notifications = z.array(Notification);

export const NotificationCount = z.object({ count: z.int().min(0) });
export type NotificationCount = z.infer<typeof NotificationCount>;

export const Unsubscription = z.strictObject({
  secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a valid link'),
});
export type Unsubscription = z.infer<typeof Unsubscription>;

/** The text of the badge. */
export function badgeText(count: number): string {
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
}
