/** One attached file of an item, as the feed declares it. `length` is bytes. */
export interface Enclosure {
  url: string;
  type: string | null;
  length: number | null;
}

/** What a reader library gave for one item: fields as carried, entities resolved once, dates unread. */
export interface CarriedItem {
  guid: string | null;
  guidIsPermalink: boolean | null;
  link: string | null;
  title: string | null;
  titleIsPlain: boolean;
  summary: string | null;
  content: string | null;
  author: string | null;
  published: string | null;
  updated: string | null;
  categories: string[];
  imageUrl: string | null;
  enclosures: Enclosure[];
}

/** What a reader library gave for a whole document. */
export interface CarriedFeed {
  title: string | null;
  link: string | null;
  subtitle: string | null;
  language: string | null;
  ttlMinutes: number | null;
  items: CarriedItem[];
}

/** One item of a feed, read but not yet judged. */
export interface ParsedItem {
  guid: string | null;
  /** True when the guid is an http(s) address, so that it names the same article in every feed. */
  guidIsUrl: boolean;
  /** Absolute http(s) address of the article. */
  link: string | null;
  /** Plain text: markup and entities resolved, doubly escaped entities healed, whitespace collapsed. */
  title: string;
  /** The title as the feed carries it, markup included. */
  titleMarkup: string;
  /** Markup or text as the feed carries it; unsafe until sanitised. */
  summary: string;
  content: string | null;
  author: string | null;
  publishedAt: Date | null;
  updatedAt: Date | null;
  categories: string[];
  imageUrl: string | null;
  enclosures: Enclosure[];
  /** SHA-1 of the item's own text in the document; of its fields, where it could not be told apart in it. */
  rawHash: string;
}

export interface FeedFacts {
  title: string | null;
  link: string | null;
  subtitle: string | null;
  language: string | null;
  ttlMinutes: number | null;
}

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
