import type { TermVector } from './term-vector.js';

const COMMON_SHARE = 0.02;
const COMMON_AT_LEAST = 6;

/**
 * A vector with damped weights for terms in more than 2 % of all topics or articles, and in more than six. A term that is
 * frequent at the moment distinguishes little, even if it is rare in general.
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
