/** One entry of a feed of ours. Plain text throughout. */
export interface FeedItem {
  /** Stays the same whatever becomes of the address. */
  id: string;
  url: string;
  title: string;
  text: string;
  at: Date;
  /** The outlet that published it. */
  author?: string;
  tags: readonly string[];
}

/** A feed of ours before it is written as RSS or JSON Feed. */
export interface FeedDocument {
  title: string;
  description: string;
  /** The page that shows the same, and where the feed itself is. */
  pageUrl: string;
  selfUrl: string;
  /** What a topic's status is now. */
  status?: string;
  items: readonly FeedItem[];
}
