import { z } from 'zod';
import { BLIND_SIDES, forEachBias } from '#vocabulary';

const count = z.int().min(0);

/** Counts by bias label of the outlet; those without a label stand for themselves. */
export const CountsByBias = z.object(forEachBias(() => count));
export type CountsByBias = z.infer<typeof CountsByBias>;

export const Blindspot = z.object({
  side: z.enum(BLIND_SIDES),
  /** Outlets of that side, and of all that have a label. */
  outlets: count,
  labelled: z.int().positive(),
});
export type Blindspot = z.infer<typeof Blindspot>;
