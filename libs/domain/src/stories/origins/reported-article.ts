export interface ReportedArticle {
  title: string;
  excerpt: string | null;
  content: string | null;
  /** The end of the content if it was truncated. */
  contentEnd?: string | null;
  author: string | null;
  /** The source that the feed item names. */
  credit?: string | null;
  sourceDomain: string;
  /** Used to recognise the outlet itself: 'NBC's Jo Roe reports' in NBC News is not a citation. */
  sourceName?: string;
  /** Normalised owner of the source; null if it has none. */
  ownerKey: string | null;
}

/** An origin found in an article: its key and the words that name it. */
export interface NamedOrigin {
  key: string;
  evidence: string;
}
