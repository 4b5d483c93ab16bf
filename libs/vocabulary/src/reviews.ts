/** What editors are asked to decide. */
export const REVIEW_KINDS = ['report', 'resolution', 'merge', 'split', 'milestone', 'listing'] as const;
export const REVIEW_STATES = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export const REVIEW_DECISIONS = ['accept', 'refuse', 'skip'] as const;

/** The rules that propose something to editors. */
export const REVIEW_RULES = [
  'reader_report',
  'reported_end',
  'near_join',
  'near_split',
  'single_origin',
  'distant_date',
  'followed_unlisted',
  'significant_unlisted',
] as const;

export type ReviewKind = (typeof REVIEW_KINDS)[number];
export type ReviewState = (typeof REVIEW_STATES)[number];
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];
export type ReviewRule = (typeof REVIEW_RULES)[number];
