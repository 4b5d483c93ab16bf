import { z } from 'zod';
import { SourceBrief } from '../sources/source.js';
import { ConfirmationLevel, Significance } from '../timeline/milestone.js';
import { TopicPage } from './topic-page.js';

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
  retracted: z.boolean(),
  /** Why an editor retracted it. Null if the source that reported it did, or if it stands. */
  retraction: z.string().nullable(),
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

/** A topic on the story page: all that its topic page has, with its milestones and their articles. */
export const StoryTracker = TopicPage.extend({
  /** The same as `name`. */
  title: z.string(),
  milestones: z.array(StoryMilestone),
});
export type StoryTracker = z.infer<typeof StoryTracker>;
