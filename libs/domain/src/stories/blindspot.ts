import type { BiasGroup, BlindSide } from '#vocabulary';

export type BiasSide = 'left' | 'center' | 'right';

/** How many outlets of each bias label told a story; `unknown` has no label. */
export type OutletsByBias = Readonly<Record<BiasGroup, number>>;

export interface Blindspot {
  /** The side that tells it hardly or not at all. */
  side: BlindSide;
  /** Outlets of that side, and of all sides that have a label. */
  outlets: number;
  labelled: number;
}

/** Fewer labelled outlets say nothing about a side. */
const LEAST_LABELLED = 6;
/** Less than this share of the labelled outlets is 'hardly any', where the other side has three times as many. */
const HARDLY = 0.15;
const TIMES = 3;

/** The outlets of each side; unknown ones are on none. */
export function outletsBySide(outlets: OutletsByBias): Record<BiasSide, number> {
  return {
    left: outlets.left + outlets['center-left'],
    center: outlets.center,
    right: outlets.right + outlets['center-right'],
  };
}

/** The side of the political spectrum from which a story is hardly told at all; null where both tell it, or too few outlets do. */
export function blindspot(outlets: OutletsByBias): Blindspot | null {
  const sides = outletsBySide(outlets);
  const labelled = sides.left + sides.center + sides.right;
  if (labelled < LEAST_LABELLED) return null;
  const side = sides.left < sides.right ? 'left' : 'right';
  const other = side === 'left' ? sides.right : sides.left;
  const isHardlyTold = sides[side] < HARDLY * labelled && other >= TIMES * Math.max(1, sides[side]);
  return isHardlyTold ? { side, outlets: sides[side], labelled } : null;
}
