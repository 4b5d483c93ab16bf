import { TRUST_FACTORS, type TrustFactorName } from '#vocabulary';
import { countedWeight, type TrustFactors } from './trust-score.js';

/** The range in which a score lies, 0–100 with one decimal. */
export interface TrustInterval {
  low: number;
  high: number;
}

/** How far sources lie apart: the standard deviation of public ratings in the directory, 613 sources, is 16.6. */
const SPREAD = 17;
/** A wider range spans more than two of the specified bands, so no word for the score would be true of all of it. */
const WIDEST_CERTAIN = 24;
const LOWEST = 10;
const HIGHEST = 100;

/** The first three are read from a source's own articles, so one mistake may be in all of them. */
const GROUPS: readonly (readonly TrustFactorName[])[] = [
  ['accuracy', 'editorial', 'content'],
  ['external'],
  ['reader'],
];

/**
 * The range in which a source's score lies in two of three cases, from its factors: one standard error to each side. A
 * factor of confidence c leaves `SPREAD`·√(1−c) open (classical test theory: c is its reliability). Errors add up
 * within the factors read from a source's own articles, and are independent of those of raters and of readers.
 */
export function trustInterval(factors: TrustFactors, score: number | null): TrustInterval | null {
  if (score === null) return null;
  const all = sumOver(TRUST_FACTORS, (name) => countedWeight(name, factors[name]));
  const errors = GROUPS.map((group) =>
    sumOver(group, (name) => {
      const open = SPREAD * Math.sqrt(1 - (factors[name]?.confidence ?? 0));
      return (open * countedWeight(name, factors[name])) / all;
    }),
  );
  const half = Math.hypot(...errors);
  const rounded = (value: number) => Number(Math.min(HIGHEST, Math.max(LOWEST, value)).toFixed(1));
  return { low: rounded(score - half), high: rounded(score + half) };
}

/** Whether the evidence is too little for a word such as 'Average': then only the range is shown. */
export function isFirstEstimate({ low, high }: TrustInterval): boolean {
  return high - low > WIDEST_CERTAIN;
}

function sumOver<Name>(names: readonly Name[], value: (name: Name) => number): number {
  return names.reduce((sum, name) => sum + value(name), 0);
}
