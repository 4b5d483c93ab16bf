import { z } from 'zod';
import { NotificationFrequency } from '../reading/follow.js';

/** What the profile's switches say. `canMail` tells whether this server can send mail at all. */
export const ReaderSettings = z.object({
  defaultFrequency: NotificationFrequency,
  wantsEmail: z.boolean(),
  wantsBrowser: z.boolean(),
  wantsMilestones: z.boolean(),
  wantsResolutions: z.boolean(),
  wantsUpdates: z.boolean(),
  wantsRecommended: z.boolean(),
  keepsHistory: z.boolean(),
  canMail: z.boolean(),
});
export type ReaderSettings = z.infer<typeof ReaderSettings>;
export const ReaderSettingsChange = ReaderSettings.omit({ canMail: true }).partial().strict();
export type ReaderSettingsChange = z.infer<typeof ReaderSettingsChange>;
