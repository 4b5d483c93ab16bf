import { z } from 'zod';
import { STEP_PRECISIONS, TOPIC_SECTIONS } from '#vocabulary';
import { SECTION_STORIES } from '../site/constants.js';
import { StorySummary } from './story-summary.js';

/** The next step that can end a story, as its articles announce it. */
export const ExpectedStep = z.object({
  text: z.string(),
  /** The day; of a week its Monday. */
  date: z.iso.date(),
  precision: z.enum(STEP_PRECISIONS),
});
export type ExpectedStep = z.infer<typeof ExpectedStep>;

export const SectionStory = StorySummary.extend({
  /** Null if no such step is announced for the next days. */
  expected: ExpectedStep.nullable(),
});
export type SectionStory = z.infer<typeof SectionStory>;

/** The first stories of a section of Discover, and how many it has. */
export const StorySection = z.object({
  sort: z.enum(TOPIC_SECTIONS),
  stories: z.array(SectionStory).max(SECTION_STORIES),
  total: z.int().min(0),
});
export type StorySection = z.infer<typeof StorySection>;

/** In the order of the page. A section without stories is there, too. */
export const StorySections = z.object({ sections: z.array(StorySection) });
export type StorySections = z.infer<typeof StorySections>;
