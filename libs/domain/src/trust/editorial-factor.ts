import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

/** Counts over a source's recent articles. */
export interface EditorialEvidence {
  articles: number;
  withByline: number;
  withDate: number;
  withSummary: number;
}

/** What each disclosure counts. */
const DATE = 0.4;
const SUMMARY = 0.3;
const BYLINE = 0.3;
/** A feed that discloses everything is good craft, not perfection. */
const BEST = 95;
const MOST_CONFIDENT = 0.18;
const HALF_CONFIDENT_AT = 20;

/**
 * Editorial standards: the share of articles that say when, by whom and what about. Where no article at all has a
 * byline, the feed has no place for one: that tells nothing and is left out.
 */
export function editorialFactor(evidence: EditorialEvidence): TrustFactor | null {
  const { articles, withByline, withDate, withSummary } = evidence;
  if (articles <= 0) return null;
  const disclosed = DATE * withDate + SUMMARY * withSummary + BYLINE * withByline;
  const asked = DATE + SUMMARY + (withByline > 0 ? BYLINE : 0);
  return {
    value: Math.min(BEST, (BEST * disclosed) / (asked * articles)),
    n: articles,
    confidence: growingConfidence(articles, HALF_CONFIDENT_AT, MOST_CONFIDENT),
  };
}
