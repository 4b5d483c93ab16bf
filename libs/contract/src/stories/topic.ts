import { z } from 'zod';
import { LANGUAGE_PARTS, TOPIC_STATUSES, UPDATE_FREQUENCIES } from '#vocabulary';

export const TopicStatus = z.enum(TOPIC_STATUSES);
export type TopicStatus = z.infer<typeof TopicStatus>;

/**
 * A topic's status in a response. A newer server may send one that an open page does not know; it is shown as 'Unknown'. A
 * missing one is ongoing.
 */
export const ShownStatus = z.preprocess((status) => status ?? TOPIC_STATUSES[0], z.string());

const instant = z.iso.datetime();

/** What is not read of a topic, because of its language. */
export const LanguageLimits = z.object({
  /** ISO 639-1 */
  language: z.string(),
  /** Not read at all. */
  missing: z.array(z.enum(LANGUAGE_PARTS)),
  /** Read for some kinds of stories only. */
  partial: z.array(z.enum(LANGUAGE_PARTS)),
});
export type LanguageLimits = z.infer<typeof LanguageLimits>;

export const Topic = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  /** Two to six words by which the story is known as long as it lives. Null while too few reports share any. */
  label: z.string().nullable(),
  description: z.string().nullable(),
  /** Of its reports (BCP 47). Copies on devices may be older than this field. */
  language: z.string().default('en'),
  categoryId: z.int().positive().nullable(),
  status: ShownStatus,
  estimatedCompletionPercent: z.int().min(0).max(100),
  /** How the percentage was estimated, in one sentence. */
  completionReason: z.string(),
  resolutionSummary: z.string().nullable(),
  followerCount: z.int().min(0),
  articleCount: z.int().min(0),
  sourceCount: z.int().min(0),
  /** Listed topics appear in Discover, and search engines may index them. */
  isListed: z.boolean(),
  createdAt: instant,
  /** When its newest article was published. */
  lastReportedAt: instant,
  /** Null if everything is read in its language. */
  languageLimits: LanguageLimits.nullable(),
});
export type Topic = z.infer<typeof Topic>;
export const Topics = z.array(Topic);

export const UpdateFrequency = z.enum(UPDATE_FREQUENCIES);
export type UpdateFrequency = z.infer<typeof UpdateFrequency>;

export const TopicStats = z.object({
  sourceCount: z.int().min(0),
  articleCount: z.int().min(0),
  originCount: z.int().min(0),
  updateFrequency: UpdateFrequency,
  lastUpdated: instant.nullable(),
  /** Milestones reported by two or more independent origins. */
  multiSourceUpdates: z.int().min(0),
  /** Its first article, and the outlet that published it. */
  firstReport: z.object({ at: instant, source: z.string() }).nullable(),
});
export type TopicStats = z.infer<typeof TopicStats>;
