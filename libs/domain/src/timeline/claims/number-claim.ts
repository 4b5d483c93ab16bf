import type { ClaimKind } from './claim-kinds.js';

/** A number that an article states as a fact about its event. */
export interface NumberClaim {
  kind: ClaimKind;
  /** 'people', 'magnitude', '%', 'acres', a currency's code, … */
  unit: string;
  value: number;
  /** The number may be higher: 'at least 12', 'more than 40', '10 to 15'. */
  atLeast: boolean;
}
