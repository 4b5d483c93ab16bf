/** Positions in public ratings, from left to right. */
export const BIASES = ['left', 'center-left', 'center', 'center-right', 'right'] as const;
/** Sources without a label form their own group. */
export const BIAS_GROUPS = [...BIASES, 'unknown'] as const;
/** The sides that can have a blind spot. */
export const BLIND_SIDES = ['left', 'right'] as const;

export type Bias = (typeof BIASES)[number];
export type BiasGroup = (typeof BIAS_GROUPS)[number];
export type BlindSide = (typeof BLIND_SIDES)[number];

/** A record with one value for each group. */
export function forEachBias<T>(make: (bias: BiasGroup) => T): Record<BiasGroup, T> {
  return Object.fromEntries(BIAS_GROUPS.map((bias) => [bias, make(bias)])) as Record<BiasGroup, T>;
}
