import { z } from 'zod';
import { ACTORS } from '#vocabulary';

const outlet = z.object({ name: z.string(), slug: z.string() });

/** How a resolved topic ended. */
export const Ending = z.object({
  /** The headline or sentence that states the outcome, verbatim; or an editor's words. */
  text: z.string(),
  /** When the development that ended it happened. */
  at: z.iso.datetime(),
  /** An editor may resolve a topic. */
  by: z.enum(ACTORS),
  /** The article that `text` is from. Null for an editor's words. */
  cited: z.object({ slug: z.string(), source: z.string() }).nullable(),
  /** The milestone that ended it. */
  milestoneId: z.int().positive().nullable(),
  /** The first article of each origin that reported it, at most six, earliest first. */
  articleIds: z.array(z.int().positive()),
  /** The independent origins whose words state the end. */
  originCount: z.int().min(0),
  /** All independent origins of the milestone, in whatever words. Null without a milestone. */
  milestoneOrigins: z.int().min(0).nullable(),
  /** The outlets of `articleIds`. */
  outlets: z.array(outlet),
  /** Whole days from the first report to the end. */
  openFor: z.int().min(0),
});
export type Ending = z.infer<typeof Ending>;
