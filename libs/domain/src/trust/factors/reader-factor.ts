import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

export interface ReaderEvidence {
  /** Counted votes only: see `COUNTED_VOTES`. */
  votesUp: number;
  votesDown: number;
  /** Votes that do not count, or not yet. */
  votesWaiting: number;
  /** Recorded visits to the source's feeds, and how many of them failed. */
  feedChecks: number;
  feedFailures: number;
  /** Active feeds, and how many of them publish at their usual rate (level 'ok'). */
  feeds: number;
  feedsFresh: number;
}

/** Weights of the parts, each reduced if there is little evidence. */
const PARTS = { votes: 0.8, reliability: 0.1, freshness: 0.1 };
/** Votes can give high confidence. Reliable feeds say little about their content. */
const MOST_CONFIDENT = { votes: 0.8, feeds: 0.1 };
const HALF_CONFIDENT_AT = { votes: 25, feeds: 20 };
/** The z-score of a two-sided 95 % interval. */
const Z = 1.96;

/**
 * Reader experience: the counted votes, and to a small degree the reliability and freshness of the feeds. The weight
 * of each part grows with its evidence, so that a few votes do not outweigh hundreds of visits.
 */
export function readerFactor(evidence: ReaderEvidence): TrustFactor | null {
  const { votesUp, votesDown, feedChecks, feedFailures, feeds, feedsFresh } = evidence;
  const votes = votesUp + votesDown;
  const [voted, visited] = [
    growingConfidence(votes, HALF_CONFIDENT_AT.votes, 1),
    growingConfidence(feedChecks, HALF_CONFIDENT_AT.feeds, 1),
  ];
  const parts = [
    { weight: PARTS.votes * voted, met: votes > 0 ? wilsonLowerBound(votesUp, votes) : 0 },
    { weight: PARTS.reliability * visited, met: 1 - Math.min(1, feedFailures / Math.max(1, feedChecks)) },
    { weight: feeds > 0 ? PARTS.freshness * visited : 0, met: Math.min(1, feedsFresh / Math.max(1, feeds)) },
  ];
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return null;
  return {
    value: (100 * parts.reduce((sum, { weight, met }) => sum + weight * met, 0)) / all,
    n: votes > 0 ? votes : feedChecks,
    confidence: Math.max(MOST_CONFIDENT.votes * voted, MOST_CONFIDENT.feeds * visited),
  };
}

/** The lower bound of the Wilson score interval (Wilson 1927): a few votes never look unanimous. */
export function wilsonLowerBound(up: number, n: number): number {
  const share = up / n;
  const square = Z * Z;
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * n)) / n);
  return Math.max(0, (share + square / (2 * n) - spread) / (1 + square / n));
}
