/** How a check went. `corrected`: the source mended it itself, which is never held against it. */
export type Verdict = 'confirmed' | 'contradicted' | 'open' | 'corrected';

/** One origin may be mistaken itself: so many must say otherwise, and the same, to contradict a number or a day. */
export const LEAST_AGAINST = 2;
