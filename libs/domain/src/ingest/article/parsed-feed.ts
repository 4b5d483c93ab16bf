import type { LeftOut } from './left-out.js';

/** One attached file of an item, as the feed declares it. `length` is bytes. */
export interface Enclosure {
  url: string;
  type: string | null;
  length: number | null;
}

/** The fields of an item as the feed has them: entities resolved once, dates not parsed. */
export interface CarriedItem {
  guid: string | null;
  guidIsPermalink: boolean | null;
  link: string | null;
  title: string | null;
  titleIsPlain: boolean;
  summary: string | null;
  content: string | null;
  author: string | null;
  credit: string | null;
  published: string | null;
  updated: string | null;
  categories: string[];
  imageUrl: string | null;
  enclosures: Enclosure[];
}

/** One parsed item of a feed, not yet normalised. */
export interface ParsedItem {
  guid: string | null;
  /** True if the guid is an HTTP(S) URL: then it names the same article in every feed. */
  guidIsUrl: boolean;
  /** Absolute HTTP(S) URL of the article. */
  link: string | null;
  /** The link as the feed has it. Absolute only if the document states a base. */
  carriedLink: string | null;
  /** Plain text: markup and entities resolved, double escaping undone, whitespace collapsed. */
  title: string;
  /** The title as the feed has it, with markup. */
  titleMarkup: string;
  /** Markup or text as the feed has it. Unsafe until sanitised. */
  summary: string;
  content: string | null;
  author: string | null;
  /** The source that the item itself names: RSS `source`, Atom `source/title`. Plain text. */
  credit: string | null;
  publishedAt: Date | null;
  updatedAt: Date | null;
  categories: string[];
  imageUrl: string | null;
  enclosures: Enclosure[];
  /** SHA-1 of the item's source text in the document. */
  rawHash: string;
}

export interface FeedFacts {
  title: string | null;
  link: string | null;
  subtitle: string | null;
  language: string | null;
  /** The editor: RSS `managingEditor`, Atom `author`, JSON Feed `authors`. */
  editor: string | null;
  /** The contact: RSS `webMaster`, `itunes:owner`. */
  contact: string | null;
  /** The copyright: RSS `copyright`, Atom `rights`. */
  rights: string | null;
  /**
   * The update interval that the feed states (ms): RSS `ttl`, otherwise `sy:updatePeriod` divided by
   * `sy:updateFrequency`.
   */
  statedIntervalMs: number | null;
  /** Hours (0–23, UTC) in which the feed asks readers not to fetch it. */
  skipHours: number[];
  /** Days (0 = Sunday, UTC) on which the feed asks readers not to fetch it. */
  skipDays: number[];
  /** The WebSub hub that the feed announces. */
  hubUrl: string | null;
  /** The URL that the feed states for itself: the topic of a WebSub subscription. */
  selfUrl: string | null;
}

/** The facts of a feed that states none. */
export const NO_FACTS: FeedFacts = {
  title: null,
  link: null,
  subtitle: null,
  language: null,
  editor: null,
  contact: null,
  rights: null,
  statedIntervalMs: null,
  skipHours: [],
  skipDays: [],
  hubUrl: null,
  selfUrl: null,
};

export type UnreadableReason = 'empty' | 'not_a_feed' | 'malformed';

export type ParsedFeed =
  | {
      kind: 'feed';
      feed: FeedFacts;
      items: ParsedItem[];
      /** Items that could not be parsed, and those beyond the limits. */
      dropped: number;
      /** The same by reason. */
      leftOut: LeftOut;
      /** Items that were skipped: the caller has seen their exact text before. */
      unchanged: number;
      /** The `rawHash` of every item in the document, including the unchanged ones. Without those not read in time. */
      itemHashes: string[];
      /** True if the document is truncated: only its complete items were read. */
      cut: boolean;
    }
  | {
      kind: 'unreadable';
      reason: UnreadableReason;
      detail: string;
      /** True if the document may be truncated: its rest would perhaps be readable. */
      cut: boolean;
    };
