import type { BiasGroup, BlindSide } from '#vocabulary';

export type BiasSide = 'left' | 'center' | 'right';

/** How many outlets of each bias label reported a story; `unknown` has no label. */
export type OutletsByBias = Readonly<Record<BiasGroup, number>>;

export interface Blindspot {
  /** The side that reports it rarely or not at all. */
  side: BlindSide;
  /** Outlets of that side, and all outlets with a label. */
  outlets: number;
  labelled: number;
}

/** Fewer labelled outlets than this show nothing about a side. */
const LEAST_LABELLED = 6;
/** A blind side has less than this share of the labelled outlets, and the other side at least three times as many. */
const MOST_SHARE = 0.15;
const TIMES = 3;

/** The outlets of each side, without unknown ones. */
export function outletsBySide(outlets: OutletsByBias): Record<BiasSide, number> {
  return {
    left: outlets.left + outlets['center-left'],
    center: outlets.center,
    right: outlets.right + outlets['center-right'],
  };
}

/** The side of the political spectrum that barely reports a story; null if both sides report it, or too few outlets do. */
export function blindspot(outlets: OutletsByBias): Blindspot | null {
  const sides = outletsBySide(outlets);
  const labelled = sides.left + sides.center + sides.right;
  if (labelled < LEAST_LABELLED) return null;
  const side = sides.left < sides.right ? 'left' : 'right';
  const other = side === 'left' ? sides.right : sides.left;
  const isBlind = sides[side] < MOST_SHARE * labelled && other >= TIMES * Math.max(1, sides[side]);
  return isBlind ? { side, outlets: sides[side], labelled } : null;
}
