/** The result of a check. `corrected`: the source corrected it itself, which never counts against it. */
export type Verdict = 'confirmed' | 'contradicted' | 'open' | 'corrected';

/** One other origin may itself be wrong. This many must agree on something else to contradict a number or a date. */
export const LEAST_AGAINST = 2;
