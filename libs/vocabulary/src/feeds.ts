/** `waiting`: in the directory, not crawled until an operator enables it. */
export const FEED_STATES = ['active', 'waiting', 'disabled'] as const;
/**
 * From good to bad. `quiet` responds but publishes nothing new, `dead` was given up, `paused` and `waiting` are not
 * checked.
 */
export const FEED_LEVELS = ['ok', 'quiet', 'failing', 'dead', 'paused', 'waiting'] as const;
/** Kinds of alerts about a feed. */
export const FEED_ALERT_KINDS = ['feed_dead', 'feed_gone', 'feed_abandoned', 'source_flooded'] as const;

/** Why the next check of a feed is at its time. */
export const CHECK_REASONS = [
  'new',
  /** The server or the feed states how long a response stays fresh. */
  'freshness',
  'default',
  'backoff',
  'retry_after',
  /** The feed's rhythm, and how long it has been silent. */
  'rhythm',
  /** Moved out of the hours or days that the feed excludes. */
  'skipped',
  'dead',
  /** The hub just announced a change, or is trusted to announce changes. */
  'pushed',
  'operator',
] as const;

/** How a visit ended. */
export const FETCH_OUTCOMES = [
  'ok',
  'not_modified',
  'moved',
  'gone',
  'throttled',
  'server_error',
  'unauthorised',
  'not_found',
  'unreachable',
  'too_large',
  'unreadable',
] as const;

/** Why an item of a document was not stored. */
export const LEFT_OUT_REASONS = [
  'unreadable',
  'over_limit',
  /** Beyond the quota that an operator set for the source. */
  'over_quota',
  'out_of_time',
  /** The item alone used up the processor time of an item. */
  'too_slow',
  'no_title',
  'no_link',
  /** The document has another item with the same identity. */
  'repeated',
  /** The source already has the article, under another address or title. */
  'known',
  'removed',
  'source_disabled',
  /** The database did not accept the item. */
  'refused',
] as const;

/** The state of a subscription at a feed's WebSub hub. */
export const HUB_STATES = ['requested', 'active', 'denied', 'failed'] as const;

/** What a subscriber of our own hub asks for (WebSub). */
export const HUB_MODES = ['subscribe', 'unsubscribe'] as const;

export type HubMode = (typeof HUB_MODES)[number];
export type FeedState = (typeof FEED_STATES)[number];
export type FeedLevel = (typeof FEED_LEVELS)[number];
export type FeedAlertKind = (typeof FEED_ALERT_KINDS)[number];
export type CheckReason = (typeof CHECK_REASONS)[number];
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
export type FetchOutcomeKind = (typeof FETCH_OUTCOMES)[number];
