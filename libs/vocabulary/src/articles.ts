/**
 * Where an article's date comes from: the feed, its first sighting, or its first sighting because the feed's date is
 * in the future.
 */
export const PUBLISHED_FROM = ['feed', 'first_seen', 'future_clamped'] as const;
/** Why an article was removed and must not be stored again: it was archived or taken down. */
export const REMOVAL_REASONS = ['archived', 'removed'] as const;

export type PublishedFrom = (typeof PUBLISHED_FROM)[number];
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** The kinds of articles that a search can be narrowed to: `comment` has a role in COMMENT_ROLES, `report` has none. */
export const ARTICLE_KINDS = ['report', 'comment'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];
/** The orders of search results. */
export const SEARCH_ORDERS = ['relevance', 'newest'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** Where an article is: in a story, waiting for one, or hidden by an editor. */
export const CONTENT_STATES = ['placed', 'unplaced', 'hidden'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];
/** What editors look for: copies of another article, comment (a role in COMMENT_ROLES), and articles whose source changed them. */
export const CONTENT_TRAITS = ['copy', 'comment', 'revised'] as const;
export type ContentTrait = (typeof CONTENT_TRAITS)[number];
