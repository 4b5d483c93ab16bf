import { z } from 'zod';
import { ShownStatus } from './topic.js';

const instant = z.iso.datetime();
const count = z.int().min(0);

/** A story in a list: what it is called, where it stands and how well that is confirmed. */
export const StorySummary = z.object({
  /** The topic's id and slug. */
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  /** Two to six words that last. Null while too few reports share any. */
  label: z.string().nullable(),
  /** Of its reports (BCP 47). Copies on devices may be older than this field. */
  language: z.string().default('en'),
  categoryId: z.int().positive().nullable(),
  status: ShownStatus,
  /** Null if no milestone is significant or confirmed. */
  whereItStands: z.object({ text: z.string(), at: instant, originCount: count }).nullable(),
  /** How it ended, in one sentence, and when. Null unless it is resolved. */
  ending: z.object({ text: z.string(), at: instant }).nullable(),
  originCount: count,
  articleCount: count,
  followerCount: count,
  /** Reports of the last 24 hours. */
  newReports: count,
  /** Its first and its newest report. */
  createdAt: instant,
  lastReportedAt: instant,
});
export type StorySummary = z.infer<typeof StorySummary>;
