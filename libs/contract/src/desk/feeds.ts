import { z } from 'zod';
import { FEED_LEVELS, type FeedLevel } from '#vocabulary';
import { SEARCH_MAX_CHARS } from '../site/constants.js';
import { limit, offset } from '../site/paging.js';

export const DESK_FEEDS_PAGE = 50;
/** The visits that a feed's history shows. */
export const FEED_VISITS_SHOWN = 20;
const ADDRESS_MAX = 2_000;

export const FEED_LEVEL_LABELS: Readonly<Record<FeedLevel, string>> = {
  ok: 'Fine',
  quiet: 'Quiet',
  failing: 'Failing',
  dead: 'Dead',
  paused: 'Paused',
  waiting: 'Waiting',
};

export const DeskFeedsQuery = z.object({
  /** Part of a source's name or domain, or of a feed's URL. */
  q: z.string().trim().max(SEARCH_MAX_CHARS).default(''),
  level: z.enum(FEED_LEVELS).optional(),
  limit: limit(DESK_FEEDS_PAGE),
  offset,
});
export type DeskFeedsQuery = z.infer<typeof DeskFeedsQuery>;

const instant = z.iso.datetime();
const count = z.int().min(0);

export const DeskFeed = z.object({
  id: z.int().positive(),
  url: z.string(),
  title: z.string().nullable(),
  source: z.object({ name: z.string(), domain: z.string(), slug: z.string() }),
  level: z.enum(FEED_LEVELS),
  /** One sentence: how it does and why. */
  health: z.string(),
  isActive: z.boolean(),
  /** News time. */
  lastCheckedAt: instant.nullable(),
});
export type DeskFeed = z.infer<typeof DeskFeed>;
export const DeskFeeds = z.array(DeskFeed);

const FeedVisitView = z.object({
  at: instant,
  outcome: z.string(),
  /** In words, if it failed. */
  trouble: z.string().nullable(),
  ms: count,
  added: count,
  revised: count,
  dropped: count,
  /** The items that were not stored, by reason. Empty if there are none. */
  leftOut: z.string(),
});

export const DeskFeedPage = DeskFeed.extend({
  articles: count,
  /** When it is checked next, and why then. */
  nextCheck: z.string(),
  /** Newest first. */
  visits: z.array(FeedVisitView),
});
export type DeskFeedPage = z.infer<typeof DeskFeedPage>;

export const FeedAddress = z.strictObject({ address: z.string().trim().min(1).max(ADDRESS_MAX) });
export type FeedAddress = z.infer<typeof FeedAddress>;

/** A tested address, with its first items. */
export const FeedPreview = z.object({
  url: z.string(),
  isReadable: z.boolean(),
  /** Why it is not readable, in words. */
  trouble: z.string().nullable(),
  format: z.string().nullable(),
  title: z.string().nullable(),
  items: count,
  firstItems: z.array(z.object({ title: z.string(), published: instant.nullable() })),
  problems: z.array(z.string()),
  /** The id of the feed, if this address is one already. */
  knownId: z.int().positive().nullable(),
});
export type FeedPreview = z.infer<typeof FeedPreview>;

/** What was found at an address: itself if it is a feed, otherwise the feeds of its site. */
export const FoundFeeds = z.object({ asked: FeedPreview, feeds: z.array(FeedPreview) });
export type FoundFeeds = z.infer<typeof FoundFeeds>;

export const NewDeskFeed = z.strictObject({
  url: z.string().trim().min(1).max(ADDRESS_MAX),
  /** The outlet's domain or channel, if the feed's server carries feeds of many outlets. */
  domain: z.string().trim().max(253).default(''),
});
export type NewDeskFeed = z.infer<typeof NewDeskFeed>;

export const FEED_MESSAGES = {
  added: 'Feed added. It is read at the next visit.',
  paused: 'Feed paused',
  resumed: 'Feed resumed',
  due: 'The feed is due now',
  none: 'No feeds match.',
  noneFound: 'No feed was found at this address or on its site.',
} as const;
