import type { WikipediaStatus } from '#vocabulary';
import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

export interface ExternalEvidence {
  /** 0–1, the common component of expert ratings (Lin et al. 2023, PNAS Nexus 2(9)). */
  pc1: number | null;
  /** How many rating sets really rated the source; with 0 the `pc1` is imputed and does not count. */
  pc1Observed: number;
  wikipediaStatus: WikipediaStatus | null;
}

/** Nobody is beyond doubt: the best that ratings can give (top wire services: 94 to 95, specification 1, section 9). */
const BEST = 95;
const STATUS_VALUE: Record<WikipediaStatus, number> = {
  'generally-reliable': BEST,
  'no-consensus': 60,
  'generally-unreliable': 30,
  deprecated: 10,
};

/** External validation: the mean of the public ratings, each rating set and Wikipedia counting as one rater. */
export function externalFactor({ pc1, pc1Observed, wikipediaStatus }: ExternalEvidence): TrustFactor | null {
  const ratingSets = pc1 === null ? 0 : Math.max(0, pc1Observed);
  const n = ratingSets + (wikipediaStatus ? 1 : 0);
  if (n === 0) return null;
  const rated = ratingSets * Math.min(BEST, 100 * (pc1 ?? 0));
  const judged = wikipediaStatus ? STATUS_VALUE[wikipediaStatus] : 0;
  return { value: (rated + judged) / n, n, confidence: growingConfidence(n, 1, 1) };
}
