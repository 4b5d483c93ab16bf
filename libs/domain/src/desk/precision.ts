/** How many proposals of a rule editors accepted and refused. */
export interface DecidedProposals {
  accepted: number;
  refused: number;
}

/** Fewer decisions say little. */
const LEAST_DECIDED = 5;

/** The share of accepted proposals, 0–1. Null below five decisions. */
export function precisionOf({ accepted, refused }: DecidedProposals): number | null {
  const decided = accepted + refused;
  return decided < LEAST_DECIDED ? null : accepted / decided;
}
