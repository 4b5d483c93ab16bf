/** Specified display rules for trust scores. Scores are 0–100. An unrated source shows a default score. */

export const UNRATED_DEFAULTS = { newsFeed: 65, featured: 60, tracker: 65 } as const;

const NEWS_FEED_BANDS: readonly (readonly [number, string])[] = [
  [90, 'Gold Standard'],
  [85, 'Highest Credibility'],
  [80, 'High Credibility'],
  [75, 'Above Average'],
  [70, 'Average'],
  [60, 'Below Average'],
  [50, 'Low Credibility'],
];

/** The words for a score in the feed. */
export function newsFeedBand(score: number): string {
  return NEWS_FEED_BANDS.find(([least]) => score >= least)?.[1] ?? 'Very Low Credibility';
}

/** In the featured list the two top bands have stronger names. */
export function featuredBand(score: number): string {
  if (score >= 90) return 'Highest Credibility';
  if (score >= 85) return 'Very High Credibility';
  return newsFeedBand(score);
}

export type TrackerTier = 'high' | 'above average' | 'below average' | 'low';

/** The tier of a source on the story page. */
export function trackerTier(score: number): TrackerTier {
  if (score >= 80) return 'high';
  if (score >= 70) return 'above average';
  return score >= 60 ? 'below average' : 'low';
}

export interface ShownTrust {
  /** 0–100. */
  score: number;
  /** '9.4', or '5.1–8.2' for a first estimate. */
  label: string;
  /** False if the default replaces missing evidence. The badge is then drawn hollow. */
  rated: boolean;
  /** The range that is shown instead of a score with too little evidence for a word. */
  estimate: { low: string; high: string } | null;
}
