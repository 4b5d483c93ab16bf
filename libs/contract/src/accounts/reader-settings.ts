import { z } from 'zod';
import { NotificationFrequency } from '../reading/follows/follow.js';

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
  keepsHistory: z.boolean(),
  canMail: z.boolean(),
});
export type ReaderSettings = z.infer<typeof ReaderSettings>;
export const ReaderSettingsChange = ReaderSettings.omit({ canMail: true }).partial().strict();
export type ReaderSettingsChange = z.infer<typeof ReaderSettingsChange>;
