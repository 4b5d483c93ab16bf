import type { ReviewKind } from '#vocabulary';

export interface ReviewedSubject {
  kind: ReviewKind;
  /** Followers of the topic, or of both topics of a merge. */
  followers: number;
  /** Independent origins that reported on it. */
  origins: number;
  /** Of the milestone, or the highest of the topic, 0–10. */
  impact: number;
  /** How near the machine was to deciding so itself, 0–1. */
  nearness: number;
}

/** Readers wait for the answer to a report, and followers for an end. */
const OF_KIND: Readonly<Record<ReviewKind, number>> = {
  report: 30,
  resolution: 10,
  merge: 5,
  split: 5,
  milestone: 3,
  listing: 0,
};

/**
 * The place of an entry in the review queue; higher comes first. Each doubling of the followers counts 10, each doubling of
 * the origins 3, impact and nearness up to 10 each.
 */
export function reviewPriority({ kind, followers, origins, impact, nearness }: ReviewedSubject): number {
  const reach = 10 * Math.log2(1 + Math.max(0, followers)) + 3 * Math.log2(1 + Math.max(0, origins));
  return Math.round(100 * (OF_KIND[kind] + reach + impact + 10 * nearness)) / 100;
}
