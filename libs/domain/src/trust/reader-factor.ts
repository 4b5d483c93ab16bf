import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

export interface ReaderEvidence {
  votesUp: number;
  votesDown: number;
  /** Visits to the source's feeds, and those of them that failed. */
  feedChecks: number;
  feedFailures: number;
}

const VOTES = 0.85;
const RELIABILITY = 0.15;
const MOST_CONFIDENT = 0.8;
const HALF_CONFIDENT_AT = 25;
/** 95 % two-sided. */
const Z = 1.96;

/** Reader experience: the readers' votes, and a little how reliably the feeds answer. Without a vote there is none. */
export function readerFactor(evidence: ReaderEvidence): TrustFactor | null {
  const n = evidence.votesUp + evidence.votesDown;
  if (n <= 0) return null;
  const votes = wilsonLowerBound(evidence.votesUp, n);
  const { feedChecks, feedFailures } = evidence;
  const reliability = feedChecks > 0 ? 1 - Math.min(1, feedFailures / feedChecks) : votes;
  return {
    value: 100 * (VOTES * votes + RELIABILITY * reliability),
    n,
    confidence: growingConfidence(n, HALF_CONFIDENT_AT, MOST_CONFIDENT),
  };
}

/** Lower end of the Wilson score interval (Wilson 1927): few votes never look unanimous. */
function wilsonLowerBound(up: number, n: number): number {
  const share = up / n;
  const square = Z * Z;
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * n)) / n);
  return Math.max(0, (share + square / (2 * n) - spread) / (1 + square / n));
}
