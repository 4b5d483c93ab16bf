import { TRUST_FACTORS } from '#vocabulary';
import { type TrustFactors, type TrustScore } from './factors/trust-score.js';

/** What is compared of an assessment. */
export interface Assessed extends TrustScore {
  factors: TrustFactors;
}

/** Points of the score, of a factor's value, and of coverage (0–1) under which nothing changed for a reader. */
const SCORE = 0.05;
const VALUE = 0.5;
const COVERAGE = 0.01;
/** So much more (or less) evidence is news, even where it says the same. */
const EVIDENCE = 0.1;

/** Whether an assessment says something that the one before did not; the history keeps no others. */
export function assessmentChanged(before: Assessed | null, after: Assessed): boolean {
  if (before === null) return true;
  if ((before.score === null) !== (after.score === null)) return true;
  if (Math.abs((before.score ?? 0) - (after.score ?? 0)) >= SCORE) return true;
  if (Math.abs(before.coverage - after.coverage) >= COVERAGE) return true;
  return TRUST_FACTORS.some((name) => {
    const [was, is] = [before.factors[name] ?? null, after.factors[name] ?? null];
    if (was === null || is === null) return was !== is;
    return Math.abs(was.value - is.value) >= VALUE || Math.abs(was.n - is.n) > EVIDENCE * was.n;
  });
}
