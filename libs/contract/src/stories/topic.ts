import { z } from 'zod';
import { TOPIC_STATUSES, UPDATE_FREQUENCIES } from '#vocabulary';

export const TopicStatus = z.enum(TOPIC_STATUSES);
export type TopicStatus = z.infer<typeof TopicStatus>;

const instant = z.iso.datetime();

export const Topic = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  /** Two to six words by which the story is known as long as it lives. Null while too few reports share any. */
  label: z.string().nullable(),
  description: z.string().nullable(),
  categoryId: z.int().positive().nullable(),
  status: TopicStatus,
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
