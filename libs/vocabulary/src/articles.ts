/** Where an article's date comes from: the feed, its first sighting, or that because the feed's lies in the future. */
export const PUBLISHED_FROM = ['feed', 'first_seen', 'future_clamped'] as const;
/** Why an article is kept out: it was moved to an archive, or taken down. */
export const REMOVAL_REASONS = ['archived', 'removed'] as const;

export type PublishedFrom = (typeof PUBLISHED_FROM)[number];
export type RemovalReason = (typeof REMOVAL_REASONS)[number];
