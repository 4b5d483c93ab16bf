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

/** Shares of the value, of those parts that have data. */
const PARTS = { votes: 0.8, reliability: 0.1, freshness: 0.1 };
/** Votes can make the factor sure; that feeds answer says little of what stands in them. */
const MOST_CONFIDENT = { votes: 0.8, feeds: 0.1 };
const HALF_CONFIDENT_AT = { votes: 25, feeds: 20 };
/** 95 % two-sided. */
const Z = 1.96;

/** Reader experience: the counted votes, and a little how reliably the feeds answer and how fresh they are. */
export function readerFactor(evidence: ReaderEvidence): TrustFactor | null {
  const { votesUp, votesDown, feedChecks, feedFailures, feeds, feedsFresh } = evidence;
  const votes = votesUp + votesDown;
  const parts: { share: number; met: number }[] = [];
  if (votes > 0) parts.push({ share: PARTS.votes, met: wilsonLowerBound(votesUp, votes) });
  if (feedChecks > 0)
    parts.push({ share: PARTS.reliability, met: 1 - Math.min(1, feedFailures / feedChecks) });
  if (feeds > 0) parts.push({ share: PARTS.freshness, met: Math.min(1, feedsFresh / feeds) });
  const all = parts.reduce((sum, { share }) => sum + share, 0);
  if (all === 0) return null;
  return {
    value: (100 * parts.reduce((sum, { share, met }) => sum + share * met, 0)) / all,
    n: votes > 0 ? votes : feedChecks,
    confidence: Math.max(
      growingConfidence(votes, HALF_CONFIDENT_AT.votes, MOST_CONFIDENT.votes),
      growingConfidence(feedChecks, HALF_CONFIDENT_AT.feeds, MOST_CONFIDENT.feeds),
    ),
  };
}

/** Lower end of the Wilson score interval (Wilson 1927): few votes never look unanimous. */
export function wilsonLowerBound(up: number, n: number): number {
  const share = up / n;
  const square = Z * Z;
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * n)) / n);
  return Math.max(0, (share + square / (2 * n) - spread) / (1 + square / n));
}
