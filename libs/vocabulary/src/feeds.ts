/** `waiting`: in the directory, not polled until an operator switches it on. */
export const FEED_STATES = ['active', 'waiting', 'disabled'] as const;
/** From good to bad: `quiet` answers but brings nothing new, `dead` was given up, `paused` and `waiting` are not asked. */
export const FEED_LEVELS = ['ok', 'quiet', 'failing', 'dead', 'paused', 'waiting'] as const;
/** What operators are told of a feed. */
export const FEED_ALERT_KINDS = ['feed_dead', 'feed_gone', 'feed_abandoned'] as const;

/** Why a feed is checked when it is. */
export const CHECK_REASONS = [
  'new',
  /** The server's or the feed's own word on how long an answer stands. */
  'freshness',
  'default',
  'backoff',
  'retry_after',
  /** The feed's own rhythm, and how long it has been silent. */
  'rhythm',
  /** Moved out of the hours or days in which the feed asks not to be read. */
  'skipped',
  'dead',
  /** Its hub announced a change just now, or is trusted to announce them. */
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

/** How far a subscription at a feed's WebSub hub has come. */
export const HUB_STATES = ['requested', 'active', 'denied', 'failed'] as const;

export type FeedState = (typeof FEED_STATES)[number];
export type FeedLevel = (typeof FEED_LEVELS)[number];
export type FeedAlertKind = (typeof FEED_ALERT_KINDS)[number];
export type CheckReason = (typeof CHECK_REASONS)[number];
export type FetchOutcomeKind = (typeof FETCH_OUTCOMES)[number];
export type HubState = (typeof HUB_STATES)[number];
