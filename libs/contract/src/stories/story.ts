import { z } from 'zod';
import { SourceBrief } from '../sources/source.js';
import { ConfirmationLevel, Significance } from '../timeline/milestone.js';
import { LanguageLimits, TopicStatus } from './topic.js';
import { WhereItStands } from './where-it-stands.js';

const instant = z.iso.datetime();

export const StoryQuery = z.object({ sort: z.enum(['newest', 'oldest']).default('newest') });
export type StoryQuery = z.infer<typeof StoryQuery>;

export const StoryMilestone = z.object({
  id: z.int().positive(),
  title: z.string(),
  description: z.string(),
  /** When it happened. */
  createdAt: instant,
  significance: Significance,
  confirmationLevel: ConfirmationLevel,
  originCount: z.int().min(0),
  outletCount: z.int().min(0),
  articles: z.array(
    z.object({
      id: z.int().positive(),
      slug: z.string(),
      title: z.string(),
      sourceUrl: z.string(),
      source: SourceBrief,
    }),
  ),
});
export type StoryMilestone = z.infer<typeof StoryMilestone>;

/** A topic on the story page. */
export const StoryTracker = z.object({
  id: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  label: z.string().nullable(),
  description: z.string().nullable(),
  whereItStands: WhereItStands.nullable(),
  followerCount: z.int().min(0),
  /** When the story began: its first article. */
  createdAt: instant,
  status: TopicStatus,
  /** Null if everything is read in its language. */
  languageLimits: LanguageLimits.nullable(),
  milestones: z.array(StoryMilestone),
});
export type StoryTracker = z.infer<typeof StoryTracker>;
