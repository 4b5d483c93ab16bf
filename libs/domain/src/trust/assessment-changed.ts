import { TRUST_FACTORS } from '#vocabulary';
import { type TrustFactors, type TrustScore } from './factors/trust-score.js';

/** The parts of an assessment that are compared. */
export interface Assessed extends TrustScore {
  factors: TrustFactors;
}

/** Smaller differences of the score, of a factor's value and of coverage (0–1) do not count as changes. */
const SCORE = 0.05;
const VALUE = 0.5;
const COVERAGE = 0.01;
/** This share of more (or less) evidence is a change, even if the value stays the same. */
const EVIDENCE = 0.1;

/** Whether an assessment differs from the previous one. The history only keeps those that do. */
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
