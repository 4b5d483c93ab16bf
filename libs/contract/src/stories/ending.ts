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

/** Why the milestone counts another number of origins than the end; null if it counts the same. */
export function originsNote({ originCount, milestoneOrigins }: Ending): string | null {
  if (milestoneOrigins === null || milestoneOrigins === originCount) return null;
  return milestoneOrigins > originCount
    ? `Its milestone counts ${milestoneOrigins} origins, because it includes those that report the same development without saying that it ends the story.`
    : `Its milestone counts ${milestoneOrigins === 1 ? 'one origin' : `${milestoneOrigins} origins`}, because some reports of the end belong to other milestones.`;
}

const UNITS = [
  [365, 'year'],
  [30, 'month'],
  [1, 'day'],
] as const;
/** Spans below this many units are given in the next smaller unit, because '1 month' may be 58 days. */
const UNITS_FROM = 2;

/** 'less than a day', '1 day', '45 days', '9 months', '3 years'. Months have 30 days and years 365. */
export function openForLabel(days: number): string {
  for (const [length, unit] of UNITS) {
    const count = Math.floor(days / length);
    if (count >= UNITS_FROM) return `${count} ${unit}s`;
  }
  return days === 1 ? '1 day' : 'less than a day';
}
