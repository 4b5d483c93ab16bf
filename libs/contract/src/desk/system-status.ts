import { z } from 'zod';
import { FEED_LEVELS } from '#vocabulary';

const instant = z.iso.datetime();
const count = z.number().min(0);

/** One part of the installation. It works if nothing is wrong. */
export const SystemCheck = z.object({
  name: z.string(),
  problems: z.array(
    z.object({
      text: z.string(),
      /** Since when, in system time. Null if that is not known. */
      since: instant.nullable(),
    }),
  ),
});
export type SystemCheck = z.infer<typeof SystemCheck>;

/** Up to ten seconds old. */
export const SystemStatus = z.object({ checks: z.array(SystemCheck), checkedAt: instant });
export type SystemStatus = z.infer<typeof SystemStatus>;

/** Specified words. */
export const OPERATIONAL = 'Operational';
export const NOT_OPERATIONAL = 'Not operational';

/** Hours that the charts show. */
export const ACTIVITY_HOURS = 48;

const ActivityHour = z.object({
  /** The start of the hour, in news time. */
  at: instant,
  articles: count,
  visits: count,
  failedVisits: count,
  /** The median time from publication until an article was read. Null without articles. */
  lagMinutes: count.nullable(),
  notices: count,
  mails: count,
});
export type ActivityHour = z.infer<typeof ActivityHour>;

/** What happened in the last hours, the oldest first. Up to a minute old. */
export const Activity = z.object({
  hours: z.array(ActivityHour),
  feeds: z.partialRecord(z.enum(FEED_LEVELS), count),
});
export type Activity = z.infer<typeof Activity>;
