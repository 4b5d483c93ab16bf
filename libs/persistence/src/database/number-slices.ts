/** A period has 2⁵ = 32 numbers. */
const PERIOD_BITS = 5;
/** Above all numbers, so that periods have keys of their own. */
const PERIODS_FROM = 1_000_000;

/** SQL for the two keys of a number below 1,000,000: itself, and its period of 32 numbers. An index of them finds slices. */
export const sliceKeys = (number: string) => `${number}, ${PERIODS_FROM} + (${number} >> ${PERIOD_BITS})`;

/** A range of numbers, both ends included. */
export interface NumberSlice {
  /** What the `sliceKeys` of a number in this slice contain one of. */
  keys: number[];
  first: number;
  last: number;
}

/**
 * Slices that cover the numbers from `first` to `last`, highest first: numbers, then periods. Each is at most as long as all higher
 * ones together. So a search that stops once it has enough matches reads at most about twice as many, if they are spread evenly.
 */
export function numberSlices(first: number, last: number): NumberSlice[] {
  // From the start of the period before the highest one, so that there are at least 32 single numbers.
  const singlesFrom = Math.max(first, ((last >> PERIOD_BITS) - 1) << PERIOD_BITS);
  const singles = doubling(singlesFrom, last).map(sliceOfSingles);
  const periods = doubling(first >> PERIOD_BITS, (singlesFrom >> PERIOD_BITS) - 1).map(([from, to]) => ({
    keys: numbers(from, to).map((period) => PERIODS_FROM + period),
    ...{ first: from << PERIOD_BITS, last: ((to + 1) << PERIOD_BITS) - 1 },
  }));
  return [...singles, ...periods];
}

/** Slices that cover the numbers from `first` to `last`, highest first: 1, 1, 2, 4, … numbers, none of more than `longest`. */
export function shortNumberSlices(first: number, last: number, longest: number): NumberSlice[] {
  return doubling(first, last, longest).map(sliceOfSingles);
}

const sliceOfSingles = ([first, last]: Range): NumberSlice => ({ keys: numbers(first, last), first, last });

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

type Range = [from: number, to: number];

/** Ranges of 1, 1, 2, 4, … numbers from `last` down to `first`, none longer than `longest`. */
function doubling(first: number, last: number, longest = Number.POSITIVE_INFINITY): Range[] {
  const ranges: Range[] = [];
  for (let to = last, length = 1; to >= first; ) {
    const from = Math.max(first, to - length + 1);
    ranges.push([from, to]);
    to = from - 1;
    length = Math.min(longest, last - to);
  }
  return ranges;
}
