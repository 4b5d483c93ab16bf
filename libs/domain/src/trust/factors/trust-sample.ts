import type { Tag } from '#vocabulary';

/**
 * The sample of a source: its newest own articles, with a limit per day. Neither a flood on one day nor years of
 * archives get too much weight.
 */
export const TRUST_SAMPLE = {
  articles: 500,
  articlesPerDay: 20,
  reports: 500,
  /** Per milestone: the first articles of other independent origins, earliest first. */
  others: 12,
  /** Per milestone: further articles of the source itself. */
  followUps: 5,
} as const;

/** An article in its source's own words: not a copy, and not the text of another origin. */
export interface OwnArticle {
  id: number;
  title: string;
  /** Plain text; may be empty. */
  excerpt: string;
  url: string;
  /** ISO 639-1 */
  language: string;
  publishedAt: Date;
  author: string | null;
  /** True if it came from a feed: missing fields are then the source's choice. Archives have fewer fields than feeds. */
  isFromFeed: boolean;
  /** The item itself states its publication date. */
  isDated: boolean;
  /** Its primary tag: what is usual depends on the subject. */
  tag: Tag;
  /** The categories that the item states. */
  categories: readonly string[];
}

/** The stored text of an article. */
export interface StoredText {
  articleId: number;
  title: string;
  excerpt: string;
  language: string;
  publishedAt: Date;
}

/**
 * A milestone that a source reported in its own words: its first article there of which it is the origin (roles
 * 'first' and 'confirms'). Text that it copied, repeated from a sister outlet or took from a wire agency is not its
 * own report.
 */
export interface OwnReport extends StoredText {
  milestoneId: number;
  /** The number of other independent origins that reported it earlier. */
  originsBefore: number;
  /** The first articles of the other independent origins in their own words, earlier or later, earliest first. */
  others: readonly (StoredText & { originKey: string })[];
  /** Later articles of the source in the same milestone. */
  followUps: readonly StoredText[];
  isRetracted: boolean;
  /** The source or its owner group retracted it: a correction, never counted against it. */
  isRetractedBySelf: boolean;
}
