import { z } from 'zod';
import { NotificationFrequency } from '../reading/follows/follow.js';
import { TimeZone } from '../site/time-zone.js';

const hour = z.int().min(0).max(23);

/** The most messages that a device may get in seven days: never, by a reader's wish, more than this. */
export const PUSHES_PER_WEEK_MAX = 100;

/** The values of the profile's switches. `canMail` is true if this server can send email. */
export const ReaderSettings = z.object({
  defaultFrequency: NotificationFrequency,
  wantsEmail: z.boolean(),
  wantsBrowser: z.boolean(),
  wantsMilestones: z.boolean(),
  wantsResolutions: z.boolean(),
  wantsUpdates: z.boolean(),
  wantsRecommended: z.boolean(),
  /** What is due in a daily digest comes in the weekly one. */
  wantsWeeklyDigest: z.boolean(),
  /** IANA name, as the reader's device told it. */
  timeZone: TimeZone.nullable(),
  /** Hours of the reader's clock in which no device is told, the second not included. Equal hours mean none. */
  quietFrom: hour,
  quietTo: hour,
  /** The most messages that a device gets in seven days. */
  pushesPerWeek: z.int().min(1).max(PUSHES_PER_WEEK_MAX),
  keepsHistory: z.boolean(),
  canMail: z.boolean(),
});
export type ReaderSettings = z.infer<typeof ReaderSettings>;
export const ReaderSettingsChange = ReaderSettings.omit({ canMail: true }).partial().strict();
export type ReaderSettingsChange = z.infer<typeof ReaderSettingsChange>;
