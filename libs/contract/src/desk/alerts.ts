import { z } from 'zod';

export const ALERTS_SHOWN = 100;

/** A problem that only an operator can fix. Times are system time. */
export const DeskAlert = z.object({
  id: z.int().positive(),
  /** One sentence. */
  text: z.string(),
  feed: z.object({ id: z.int().positive(), url: z.string(), domain: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type DeskAlert = z.infer<typeof DeskAlert>;
/** Newest first. */
export const DeskAlerts = z.array(DeskAlert);

export const AlertsQuery = z.object({ all: z.literal('1').optional() });
export type AlertsQuery = z.infer<typeof AlertsQuery>;

export const ReadAlerts = z.strictObject({
  ids: z.array(z.int().positive().max(2_147_483_647)).min(1).max(ALERTS_SHOWN),
});
export type ReadAlerts = z.infer<typeof ReadAlerts>;
