import { z } from 'zod';
import { STEP_PRECISIONS, STEP_STATES } from '#vocabulary';

const day = z.iso.date();

/** A dated step that articles of a topic announce, or that an editor set. */
export const NextStep = z.object({
  /** A sentence of the first of `articleIds`, verbatim, or an editor's. */
  text: z.string(),
  /** The day; of a week its Monday. */
  date: day,
  precision: z.enum(STEP_PRECISIONS),
  /** Up to five articles that announce it, independent origins first. None if an editor set it. */
  articleIds: z.array(z.int().positive()),
  /** The first of `articleIds`. Null if an editor set it. */
  cited: z.object({ slug: z.string(), source: z.string() }).nullable(),
  /** Days for which it was announced before. */
  movedFrom: z.array(day),
});
export type NextStep = z.infer<typeof NextStep>;

/** A step as the timeline keeps it after its day. */
export const AnnouncedStep = NextStep.extend({
  cited: z.object({ slug: z.string(), source: z.string() }),
  id: z.int().positive(),
  state: z.enum(STEP_STATES),
  /** The milestone that tells it, if it is met. */
  milestoneId: z.int().positive().nullable(),
  /** The sentence that took it back, if it was called off. */
  calledOffText: z.string().nullable(),
});
export type AnnouncedStep = z.infer<typeof AnnouncedStep>;
/** Latest day first. */
export const AnnouncedSteps = z.array(AnnouncedStep);
