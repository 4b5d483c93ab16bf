import type { WikipediaStatus } from '#vocabulary';
import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

export interface ExternalEvidence {
  /** The first principal component of expert ratings, 0–1 (Lin et al. 2023, PNAS Nexus 2(9)). */
  pc1: number | null;
  /** The number of rating sets that rated the source. With 0, `pc1` is imputed and does not count. */
  pc1Observed: number;
  wikipediaStatus: WikipediaStatus | null;
}

/** The highest value: no source is beyond doubt. Top wire services have 94 to 95. */
const BEST = 95;
const STATUS_VALUE: Record<WikipediaStatus, number> = {
  'generally-reliable': BEST,
  'no-consensus': 60,
  'generally-unreliable': 30,
  deprecated: 10,
};

/** External validation: the mean of the public ratings. Each rating set and Wikipedia count as one rater. */
export function externalFactor({ pc1, pc1Observed, wikipediaStatus }: ExternalEvidence): TrustFactor | null {
  const ratingSets = pc1 === null ? 0 : Math.max(0, pc1Observed);
  const n = ratingSets + (wikipediaStatus ? 1 : 0);
  if (n === 0) return null;
  const rated = ratingSets * Math.min(BEST, 100 * (pc1 ?? 0));
  const judged = wikipediaStatus ? STATUS_VALUE[wikipediaStatus] : 0;
  return { value: (rated + judged) / n, n, confidence: growingConfidence(n, 1, 1) };
}
