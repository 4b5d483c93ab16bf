import { z } from 'zod';

const count = z.int().min(0);

/** Counts by the outlet's bias label. Outlets without a label are a group of their own. */
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
  /** Outlets on that side, and all outlets with a label. */
  outlets: count,
  labelled: z.int().positive(),
});
export type Blindspot = z.infer<typeof Blindspot>;
