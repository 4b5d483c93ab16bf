/** One entry of a syndicated document. All fields are plain text. */
export interface SyndicationItem {
  /** Stable, even if the URL changes. */
  id: string;
  url: string;
  title: string;
  text: string;
  at: Date;
  /** The outlet that published it. */
  author?: string;
  tags: readonly string[];
}

/** A syndicated document before it is written as RSS or JSON Feed. */
export interface SyndicationDocument {
  title: string;
  description: string;
  /** The page with the same content, and the document itself. */
  pageUrl: string;
  selfUrl: string;
  /** The topic's current status. */
  status?: string;
  items: readonly SyndicationItem[];
}
