/** One attached file of an item, as the feed declares it. `length` is bytes. */
export interface Enclosure {
  url: string;
  type: string | null;
  length: number | null;
}

/** What an item carries: fields as they stand, entities resolved once, dates unread. */
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

/** One item of a feed, read but not yet judged. */
export interface ParsedItem {
  guid: string | null;
  /** True when the guid is an http(s) address, so that it names the same article in every feed. */
  guidIsUrl: boolean;
  /** Absolute http(s) address of the article. */
  link: string | null;
  /** The link as the feed carries it, absolute only where the document states a base. */
  carriedLink: string | null;
  /** Plain text: markup and entities resolved, doubly escaped entities healed, whitespace collapsed. */
  title: string;
  /** The title as the feed carries it, markup included. */
  titleMarkup: string;
  /** Markup or text as the feed carries it; unsafe until sanitised. */
  summary: string;
  content: string | null;
  author: string | null;
  /** Whom the item itself names as its source: RSS `source`, Atom `source/title`. Plain text. */
  credit: string | null;
  publishedAt: Date | null;
  updatedAt: Date | null;
  categories: string[];
  imageUrl: string | null;
  enclosures: Enclosure[];
  /** SHA-1 of the item's own text in the document. */
  rawHash: string;
}

export interface FeedFacts {
  title: string | null;
  link: string | null;
  subtitle: string | null;
  language: string | null;
  /** Who edits it: RSS `managingEditor`, an Atom feed's `author`, JSON Feed's `authors`. */
  editor: string | null;
  /** Whom to write to about it: RSS `webMaster`, `itunes:owner`. */
  contact: string | null;
  /** Whose the texts are: RSS `copyright`, Atom `rights`. */
  rights: string | null;
  /** How often the feed says that it changes (ms): RSS `ttl`, else `sy:updatePeriod` over `sy:updateFrequency`. */
  statedIntervalMs: number | null;
  /** Hours (0–23, UTC) in which the feed asks not to be read. */
  skipHours: number[];
  /** Days (0 = Sunday, UTC) on which the feed asks not to be read. */
  skipDays: number[];
  /** The WebSub hub that the feed announces. */
  hubUrl: string | null;
  /** The address that the feed calls its own: the topic of a WebSub subscription. */
  selfUrl: string | null;
}

/** What is known of a feed that says nothing. */
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
      /** Items that were there but could not be read. */
      dropped: number;
      /** Items left out because the caller had seen their very bytes before. */
      unchanged: number;
      /** The `rawHash` of every item in the document, the unchanged ones included. */
      itemHashes: string[];
      /** True when the document ended in the middle and only its whole items were read. */
      cut: boolean;
    }
  | { kind: 'unreadable'; reason: UnreadableReason; detail: string };
