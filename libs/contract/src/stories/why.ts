import { z } from 'zod';
import { ACTORS, DATE_SOURCES } from '#vocabulary';
import { ConfirmationLevel } from '../timeline/milestone.js';
import { TopicStatus } from './topic.js';

const instant = z.iso.datetime();
export const Actor = z.enum(ACTORS);

/** Who told a milestone, the first first. */
const MilestoneOrigin = z.object({
  label: z.string(),
  firstReportedAt: instant,
  articles: z.int().positive(),
});

/** What put a topic to its status, its milestones to their levels, its articles where they are: with sentences for readers. */
export const TopicWhy = z.object({
  topicId: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  status: z.object({
    status: TopicStatus,
    reason: z.string(),
    /** When it last changed; null where it is the first. */
    since: instant.nullable(),
    by: Actor,
    articleIds: z.array(z.int().positive()),
  }),
  completion: z.object({ percent: z.int().min(0).max(100), reason: z.string() }),
  /** An end that too few origins tell: it waits for more of them, or for an editor. */
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
      /** Each tag with what spoke for it. */
      tags: z.array(z.string()),
      origin: z.string(),
      milestoneId: z.int().positive().nullable(),
      /** Of its text: the article that said it first, where that is another. */
      copyOf: z.int().positive().nullable(),
    }),
  ),
});
export type TopicWhy = z.infer<typeof TopicWhy>;
