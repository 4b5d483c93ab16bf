export interface ReportedArticle {
  title: string;
  excerpt: string | null;
  content: string | null;
  /** The end of a content that was cut. */
  contentEnd?: string | null;
  author: string | null;
  /** Whom the item itself names as its source. */
  credit?: string | null;
  sourceDomain: string;
  /** So that 'NBC's Jo Roe reports' is no other outlet in NBC's own article. */
  sourceName?: string;
  /** Normalised owner of the source; null when it stands for itself. */
  ownerKey: string | null;
}

/** What a reading of an article finds: an origin's key and the words that name it. */
export interface NamedOrigin {
  key: string;
  evidence: string;
}
