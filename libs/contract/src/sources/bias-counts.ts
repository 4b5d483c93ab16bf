import { z } from 'zod';

const count = z.int().min(0);

/** Counts by bias label of the outlet; those without a label stand for themselves. */
export const CountsByBias = z.object({
  left: count,
  'center-left': count,
  center: count,
  'center-right': count,
  right: count,
  unknown: count,
});
export type CountsByBias = z.infer<typeof CountsByBias>;

export const Blindspot = z.object({
  side: z.enum(['left', 'right']),
  /** Outlets of that side, and of all that have a label. */
  outlets: count,
  labelled: z.int().positive(),
});
export type Blindspot = z.infer<typeof Blindspot>;
