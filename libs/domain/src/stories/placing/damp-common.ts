import type { TermVector } from './term-vector.js';

const COMMON_SHARE = 0.02;
const COMMON_AT_LEAST = 6;

/**
 * A vector, its terms damped that more than 2 % of all topics or articles hold, and more than six of them: what everybody
 * writes about just now tells little, however rare it is in other years.
 */
export function dampCommon(text: TermVector, holders: (term: string) => number, all: number): TermVector {
  const common = Math.max(COMMON_SHARE, COMMON_AT_LEAST / all);
  const weights = new Map<string, number>();
  let square = 0;
  for (const [term, weight] of text.weights) {
    const share = holders(term) / all;
    const damped = share > common ? (weight * Math.log(share)) / Math.log(common) : weight;
    weights.set(term, damped);
    square += damped * damped;
  }
  return { weights, norm: Math.sqrt(square) };
}
