import { z } from 'zod';

export const TOPIC_STATUSES = ['ongoing', 'developing', 'resolved'] as const;
export const TopicStatus = z.enum(TOPIC_STATUSES);
export type TopicStatus = z.infer<typeof TopicStatus>;

const instant = z.iso.datetime();

export const Topic = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
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
  /** Listed topics stand in Discover and may be indexed by search engines. */
  isListed: z.boolean(),
  createdAt: instant,
  /** When its newest article was published. */
  lastReportedAt: instant,
});
export type Topic = z.infer<typeof Topic>;
export const Topics = z.array(Topic);

export const UpdateFrequency = z.enum(['frequent', 'moderate', 'slow', 'none']);
export type UpdateFrequency = z.infer<typeof UpdateFrequency>;

/** Outlets by bias label; those without one stand for themselves. */
export const OutletsByBias = z.object({
  left: z.int().min(0),
  'center-left': z.int().min(0),
  center: z.int().min(0),
  'center-right': z.int().min(0),
  right: z.int().min(0),
  unknown: z.int().min(0),
});
export type OutletsByBias = z.infer<typeof OutletsByBias>;

export const TopicStats = z.object({
  sourceCount: z.int().min(0),
  articleCount: z.int().min(0),
  originCount: z.int().min(0),
  updateFrequency: UpdateFrequency,
  lastUpdated: instant.nullable(),
  /** Milestones told by two or more independent origins. */
  multiSourceUpdates: z.int().min(0),
  /** Its first article, and the outlet that published it. */
  firstReport: z.object({ at: instant, source: z.string() }).nullable(),
  /** Articles of each day (UTC) on which there were any, the last 120 such days, oldest first; by bias of their outlet. */
  coverage: z.array(z.object({ day: z.iso.date(), articles: OutletsByBias })),
  bias: OutletsByBias,
  /** A side of the spectrum that hardly tells it, with the numbers. */
  blindspot: z
    .object({
      side: z.enum(['left', 'right']),
      outlets: z.int().min(0),
      labelled: z.int().positive(),
    })
    .nullable(),
});
export type TopicStats = z.infer<typeof TopicStats>;
