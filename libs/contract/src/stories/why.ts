import { z } from 'zod';
import { ACTORS, DATE_SOURCES } from '#vocabulary';
import { ConfirmationLevel } from '../timeline/milestone.js';
import { ShownStatus } from './topic.js';

const instant = z.iso.datetime();
export const Actor = z.enum(ACTORS);

/** Who reported a milestone, earliest first. */
const MilestoneOrigin = z.object({
  label: z.string(),
  firstReportedAt: instant,
  articles: z.int().positive(),
});

/** Why a topic has its status, its milestones their levels, and its articles their places; with sentences for readers. */
export const TopicWhy = z.object({
  topicId: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  status: z.object({
    status: ShownStatus,
    reason: z.string(),
    /** When the story was last resolved, reopened or set by an editor; null if never. */
    since: instant.nullable(),
    by: Actor,
    articleIds: z.array(z.int().positive()),
  }),
  completion: z.object({ percent: z.int().min(0).max(100), reason: z.string() }),
  /** An ending that too few origins report. It waits for more origins, or for an editor. */
  proposal: z
    .object({
      kind: z.string(),
      reason: z.string(),
      articleIds: z.array(z.int().positive()),
      proposedAt: instant,
    })
    .nullable(),
  milestones: z.array(
    z.object({
      id: z.int().positive(),
      title: z.string(),
      level: ConfirmationLevel,
      reason: z.string(),
      origins: z.array(MilestoneOrigin),
      /** When the second and the third origin reported it. */
      multipleAt: instant.nullable(),
      verifiedAt: instant.nullable(),
      /** Whether the articles name its day, or it is the day of publication. */
      dateFrom: z.enum(DATE_SOURCES),
      retractedAt: instant.nullable(),
    }),
  ),
  articles: z.array(
    z.object({
      id: z.int().positive(),
      slug: z.string(),
      title: z.string(),
      source: z.string(),
      publishedAt: instant,
      reason: z.string(),
      /** Each tag with the evidence for it. */
      tags: z.array(z.string()),
      origin: z.string(),
      milestoneId: z.int().positive().nullable(),
      /** The article that published the same text first, if it is another one. */
      copyOf: z.int().positive().nullable(),
    }),
  ),
});
export type TopicWhy = z.infer<typeof TopicWhy>;
