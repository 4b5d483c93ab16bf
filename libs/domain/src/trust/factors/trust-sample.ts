import type { Tag } from '#vocabulary';

/**
 * How much of a source is looked at: its newest own articles, of one day at most a few, so that neither a flood of a
 * day nor years of archives weigh more than they say.
 */
export const TRUST_SAMPLE = {
  articles: 500,
  articlesPerDay: 20,
  reports: 500,
  /** Of one milestone: first articles of other independent origins, earliest first. */
  tellings: 12,
  /** Of one milestone: further articles of the source itself. */
  followUps: 5,
} as const;

/** An article in its source's own words: no copy, and not another origin's text (its origin is the source's own). */
export interface OwnArticle {
  id: number;
  title: string;
  /** Plain text, may be empty. */
  excerpt: string;
  url: string;
  /** ISO 639-1 */
  language: string;
  publishedAt: Date;
  author: string | null;
  /** A feed brought it: what it lacks the source left out. Archives carry less than feeds do. */
  isFromFeed: boolean;
  /** The item itself states when it was published. */
  isDated: boolean;
  /** Its primary tag: what is usual differs by what an article is about. */
  tag: Tag;
  /** What the item states as its categories. */
  categories: readonly string[];
}

/** What an article says, as far as it is kept. */
export interface Telling {
  articleId: number;
  title: string;
  excerpt: string;
  language: string;
  publishedAt: Date;
}

/**
 * A milestone that a source told in its own words: its first article there, of which it is itself the origin (roles
 * 'first' and 'confirms'). What it copied, repeated from a sister outlet or took from a wire is no report of its own.
 */
export interface OwnReport extends Telling {
  milestoneId: number;
  /** How many other independent origins had told it before. */
  originsBefore: number;
  /** First articles of the other independent origins (own words), before or after, earliest first. */
  others: readonly (Telling & { originKey: string })[];
  /** Later articles of the source itself in the same milestone. */
  followUps: readonly Telling[];
  isRetracted: boolean;
  /** The source, or its house, took it back itself: a correction, never punished. */
  isRetractedBySelf: boolean;
}
