import type { TermVector } from './term-vector.js';

const COMMON_SHARE = 0.02;
const COMMON_AT_LEAST = 6;
/** A headline's term is damped from so many matters on, … */
const MATTERS_AT_LEAST = 20;
/** … and says nothing if so many matters, and nearly all, are reported with it. */
const NEARLY_ALL = 0.9;
/** A headline of which less is left (share of its squared length) tells little else, so the words are its matter. */
const LEAST_LEFT = 0.4;

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

/**
 * A bare headline's vector, already `damped`, with lower weights also for terms in more than 2 % of all matters, and in more than 20. A term
 * in at least 90 %, and in six, has none. A headline that would lose most of its words keeps them. The headlines of one event share less than that with what else is reported.
 * @param matters with a term, of `all` (see `MatterCounts`)
 */
export function dampShared(
  text: TermVector,
  damped: TermVector,
  matters: (term: string) => number,
  all: number,
): TermVector {
  const common = Math.max(COMMON_SHARE, MATTERS_AT_LEAST / all);
  const weights = new Map<string, number>();
  let square = 0;
  for (const [term, weight] of text.weights) {
    const count = matters(term);
    const share = count / all;
    const isEverywhere = share >= NEARLY_ALL && count >= COMMON_AT_LEAST;
    const kept = isEverywhere ? 0 : share > common ? Math.log(share) / Math.log(common) : 1;
    const lower = Math.min(weight * kept, damped.weights.get(term) ?? 0);
    weights.set(term, lower);
    square += lower * lower;
  }
  if (square < LEAST_LEFT * text.norm ** 2) return damped;
  return { weights, norm: Math.sqrt(square) };
}
