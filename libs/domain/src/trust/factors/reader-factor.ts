import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

export interface ReaderEvidence {
  /** Counted votes alone: of confirmed accounts that are old enough, given some days ago, and in no flood. */
  votesUp: number;
  votesDown: number;
  /** Votes that do not count (yet). */
  votesWaiting: number;
  /** Visits to the source's feeds that are kept, and those of them that failed. */
  feedChecks: number;
  feedFailures: number;
  /** Feeds that are read, and those of them that bring new articles in their rhythm (level 'ok'). */
  feeds: number;
  feedsFresh: number;
}

/** Shares of the value, each as far as there is enough of its evidence. */
const PARTS = { votes: 0.8, reliability: 0.1, freshness: 0.1 };
/** Votes can make the factor sure; that feeds answer says little of what stands in them. */
const MOST_CONFIDENT = { votes: 0.8, feeds: 0.1 };
const HALF_CONFIDENT_AT = { votes: 25, feeds: 20 };
/** 95 % two-sided. */
const Z = 1.96;

/**
 * Reader experience: the counted votes, and a little how reliably the feeds answer and how fresh they are. Each part weighs
 * by its share and by how much of its evidence there is, so that the first votes do not outweigh hundreds of visits.
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

/** Lower end of the Wilson score interval (Wilson 1927): few votes never look unanimous. */
export function wilsonLowerBound(up: number, n: number): number {
  const share = up / n;
  const square = Z * Z;
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * n)) / n);
  return Math.max(0, (share + square / (2 * n) - spread) / (1 + square / n));
}
